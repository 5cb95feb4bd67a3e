"""What `meadhall host` is told about cards becomes part of what the table offers."""

import argparse
from dataclasses import replace

import pytest

from meadhall.client.commands.host import add_arguments, terms_of
from meadhall.client.computer.replayable_choice import rules_version
from meadhall.net.gathering.genesis import Terms


@pytest.mark.parametrize(
    "words, terms",
    [
        ([], Terms()),
        (["--no-escrow"], Terms(escrow=False)),
        (["--hide-ai"], Terms(hosted=True)),
        (["--keep-hidden"], Terms(opening=False)),
        (["--forfeit-after", "300"], Terms(patience=300)),
    ],
)
def test_the_host_chooses_the_terms_of_the_cards(words, terms):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert terms_of(parser.parse_args(["valhalla", *words])) == replace(
        terms, players=rules_version()
    )


@pytest.mark.parametrize("wrong", ["9", "-1", "soon", "9999999"])
def test_a_time_that_is_none_is_refused(wrong, capsys):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["valhalla", "--forfeit-after", wrong])
    assert "no number of seconds" in capsys.readouterr().err
