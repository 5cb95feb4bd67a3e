"""What tells two programs apart before they work on one thing together."""

import pytest

from meadhall.lab.origin import program_digest


@pytest.mark.parametrize("path", ["engines/rules.py", "ai/search.py", "resources/games/g/net.json"])
def test_a_change_of_the_rules_the_search_or_the_numbers_they_read_is_noticed(tmp_path, path):
    digests = set()
    for text in ("1", "2"):
        package = tmp_path / text
        for name in ("engines/rules.py", "ai/search.py", "resources/games/g/net.json"):
            (package / name).parent.mkdir(parents=True, exist_ok=True)
            (package / name).write_text(text if name == path else "0")
        digests.add(program_digest(package))
    assert len(digests) == 2
