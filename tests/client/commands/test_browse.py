"""Counting from an opening that chance and secret choices come before."""

import pytest

from meadhall.client.__main__ import main


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (["valhalla", "--depth", "0"], 1),
        (["valhalla"], 12**2),  # everybody lays two of four cards: twelve ways each
        (["valhalla", "--seats", "3"], 12**3),
    ],
)
def test_perft_counts_what_comes_after_chance_and_secret_choices_together(
    capsys, words: list[str], count: int
) -> None:
    assert main(["perft", *words]) == 0
    assert capsys.readouterr().out == f"{count}\n"


def test_perft_divide_names_each_combination_of_secret_choices(capsys) -> None:
    assert main(["perft", "valhalla", "--divide"]) == 0
    *rows, total = capsys.readouterr().out.splitlines()
    assert total == "144 in all" and len(rows) == 144
    assert "hammer with sword | wolf with axe: 1" in rows
