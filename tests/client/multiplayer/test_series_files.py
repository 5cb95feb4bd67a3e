"""Games that count together, on one computer: the score goes with the files."""

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.client.__main__ import main
from meadhall.client.computer.players import InProcessPlayer, computer_title
from meadhall.client.library.index import Library
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan, begin, branch, next_game, open_file
from meadhall.client.multiplayer.series_files import kept, objector
from meadhall.client.system.folders import Folders, beneath
from meadhall.client.system.speech import told
from meadhall.engines.values import Result
from meadhall.net.gathering.genesis import Chair
from meadhall.net.gathering.series import Series

TWO_COMPUTERS = TablePlan("hexentafl", 2, levels={0: "thrall", 1: "karl"}, series=Series())


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


def finished(folders: Folders, plan: TablePlan) -> tuple[Session, Path]:
    session, path = begin(plan, folders, "Astrid", InProcessPlayer())
    while session.outcome is None:
        session.tick()
    return session, path


def test_the_next_game_swaps_the_sides_and_keeps_the_score(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    following = next_game(session)
    assert dict(following.levels) == {1: "thrall", 0: "karl"}
    assert following.answers == ()
    assert following.series is not None and following.series.number == 2
    assert sum(following.series.scores(2, None)) == 2
    assert following.series.before[0].match == session.match.record.match


def test_a_match_that_is_opened_again_knows_its_series(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    second, path = begin(next_game(session), folders, "Astrid", InProcessPlayer())
    series = second.series
    assert series is not None and series.is_last
    second.close()
    second.match.close()
    assert open_file(path, folders, InProcessPlayer()).series == series


def test_a_branch_counts_for_nothing(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    assert branch(session, 3).series is None


def test_again_means_all_games_again(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    assert next_game(session).again().series == Series()
    assert next_game(session).swapped().series == Series()


# What is checked before a next game is signed. ------------------------------------------------


def test_the_game_before_is_found_by_its_name_among_whatever_lies_there(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    (folders.matches / "broken.saga").write_bytes(b"meadhall saga 1\nxxxx")
    (folders.matches / "folder.saga").mkdir()
    found = kept(folders.matches, session.match.record.match)
    assert found is not None and found.over == session.outcome
    assert kept(folders.matches, bytes(16)) is None


def test_what_the_own_files_say_is_agreed_to_and_nothing_else(folders: Folders) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    object_to = objector(folders.matches)
    assert object_to(session.match.genesis) is None
    second, _ = begin(next_game(session), folders, "Astrid", InProcessPlayer())
    assert object_to(second.match.genesis) is None
    assert session.outcome is not None
    other = [Result.LOSS if each is Result.WIN else Result.WIN for each in session.outcome.results]
    forged = Series().after(session.match.record.match, type(session.outcome)(tuple(other), ""))
    claimed = TablePlan("hexentafl", 2, levels={1: "thrall", 0: "karl"}, series=forged)
    liar, _ = begin(claimed, folders, "Astrid", InProcessPlayer())
    assert "another score" in str(object_to(liar.match.genesis))
    stranger, _ = begin(
        TablePlan("hexentafl", 2, series=Series().after(bytes(16), session.outcome)),
        folders, "Astrid", InProcessPlayer(),
    )  # fmt: skip
    assert "is not kept here" in str(object_to(stranger.match.genesis))


@pytest.mark.parametrize("level", ["zzz", "karl:zzz"])
def test_nobody_signs_a_beginning_with_a_computer_player_that_is_unknown_here(
    folders: Folders, level: str
) -> None:
    """Its host could leave. Then it would be ours to play, and we could not."""
    session, _ = begin(TablePlan("nxs", 3), folders, "Astrid", InProcessPlayer())
    genesis = session.match.genesis
    object_to = objector(folders.matches)
    assert object_to(genesis) is None
    chairs = (*genesis.chairs[:2], Chair(0, level))
    why = str(object_to(replace(genesis, chairs=chairs)))
    assert "zzz" in why and "there" in why
    assert "zzz" in told(computer_title(level)), "and its name can be shown all the same"
    known = (*genesis.chairs[:2], Chair(0, "random"))
    assert object_to(replace(genesis, chairs=known)) is None


def test_a_series_can_be_gone_on_with_until_its_next_game_has_begun(folders: Folders) -> None:
    session, path = finished(folders, TWO_COMPUTERS)
    library = Library(folders.matches, folders.cache / "library.sqlite")
    library.refresh()
    assert [(each.path, each.is_between) for each in library.unfinished(4)] == [(path, True)]
    second, there = begin(next_game(session), folders, "Astrid", InProcessPlayer())
    library.refresh()
    assert [(each.path, each.is_between) for each in library.unfinished(4)] == [(there, False)]
    while second.outcome is None:
        second.tick()
    library.refresh()
    assert library.unfinished(4) == []
    library.close()


# What `verify` tells. -------------------------------------------------------------------------


def told_of(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["verify", "--quick", str(path)]) == 0
    return next(line for line in capsys.readouterr().out.splitlines() if "This is game" in line)


def test_a_file_says_which_game_it_is_and_the_file_before_bears_it_out(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    session, first = finished(folders, TWO_COMPUTERS)
    second, path = begin(next_game(session), folders, "Astrid", InProcessPlayer())
    second.match.close()
    assert told_of(first, capsys) == "This is game 1 of 2. Before it: thrall 0, karl 0."
    assert session.outcome is not None
    has_won = session.outcome.results[0] is Result.WIN
    score = "thrall 1, karl 0" if has_won else "thrall 0, karl 1"
    assert told_of(path, capsys) == (
        f"This is game 2 of 2. Before it: {score}. The file of the game before says the same."
    )
    first.unlink()
    assert told_of(path, capsys).endswith("the file of the game before is not beside this one.")


def test_a_claimed_score_is_held_against_the_file_of_the_game_before(
    folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    session, _ = finished(folders, TWO_COMPUTERS)
    assert session.outcome is not None
    drawn = replace(session.outcome, results=(Result.DRAW, Result.DRAW))
    forged = Series().after(session.match.record.match, drawn)
    plan = replace(next_game(session), series=forged)
    second, path = begin(plan, folders, "Astrid", InProcessPlayer())
    second.match.close()
    assert "does not fit the file of the game before" in told_of(path, capsys)
