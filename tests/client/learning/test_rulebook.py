"""The rules that a player reads: there for every game, alike in every language, drawn truly."""

import pytest

from meadhall.client.learning.rulebook import (
    BadRulebook,
    Drawing,
    RulebookPosition,
    page,
    read_page,
)
from meadhall.engines import catalogue
from tests.client.learning.taught import AWAITED, TAUGHT, pages_of

every_page = pytest.mark.parametrize(("game", "language"), pages_of("rules"))


def test_no_game_is_awaited_whose_rules_are_there() -> None:
    for game in AWAITED:
        with pytest.raises(FileNotFoundError):
            page(game, "en")


@every_page
def test_every_game_has_its_rules_in_every_complete_language(game: str, language: str) -> None:
    text = page(game, language).text
    assert text.startswith(f"# {catalogue.find(game).title}\n")
    assert len(text.split()) > 300
    assert page(game, language).text != page(game, "en").text or language == "en"


def test_there_is_a_game_whose_rules_are_german() -> None:
    assert ("hexentafl", "de") in pages_of("rules")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_language_without_rules_of_its_own_reads_the_english_ones(game: str) -> None:
    assert page(game, "xx") == page(game, "en")


@every_page
def test_all_languages_draw_the_same_and_have_the_same_sections(game: str, language: str) -> None:
    english, other = page(game, "en"), page(game, language)
    assert [without_words(each) for each in other.drawings] == [
        without_words(each) for each in english.drawings
    ]
    levels = [
        [line.split()[0] for line in each.text.splitlines() if line.startswith("#")]
        for each in (english, other)
    ]
    assert levels[0] == levels[1]


def without_words(drawing: Drawing) -> tuple[object, ...]:
    return drawing.position, drawing.chosen, drawing.refused, drawing.show


@every_page
def test_every_drawing_is_a_position_of_its_game(game: str, language: str) -> None:
    for drawing in page(game, language).drawings:
        state = drawing.position.state()
        assert len(state.asked()) > 0, drawing.caption


def test_a_drawing_stands_where_its_block_stood() -> None:
    text = "before\n\n```board\ncaption: The opening.\n```\n\nafter\n"
    read = read_page("hexentafl", text)
    assert read.text == "before\n\n![The opening.](board:0)\n\n*The opening.*\n\nafter\n"
    assert read.drawings == (Drawing(RulebookPosition("hexentafl"), caption="The opening."),)


@pytest.mark.parametrize(
    "line, reason",
    [("colour: red", "nothing that can be asked for"), ("seats: 2", "says nothing")],
)
def test_a_block_that_is_not_understood_is_named(line: str, reason: str) -> None:
    with pytest.raises(BadRulebook, match=reason):
        read_page("hexentafl", f"```board\n{line}\n```\n")
