"""What the commands say of themselves is made from their parsers, and programs can read it."""

import shutil
import subprocess

import pytest

from meadhall.client.__main__ import main
from meadhall.client.commands.index import COMMANDS
from meadhall.client.commands.manual import SHELLS
from meadhall.engines.catalogue import GAMES


def printed(capsys, *words):
    assert main(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_game_can_be_completed(capsys, shell):
    script = printed(capsys, "completion", shell)
    for word in [*COMMANDS, *(game.key for game in GAMES), "quick"]:
        assert word in script, word


def completed(script, *words):
    """What bash offers for the last of these words."""
    line = " ".join(f"'{word}'" for word in words)
    ask = f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _meadhall; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_commands_games_and_options(capsys):
    script = printed(capsys, "completion", "bash")
    assert completed(script, "meadhall", "ver") == ["verify"]
    assert completed(script, "meadhall", "play", "hexe") == ["hexentafl"]
    assert completed(script, "meadhall", "verify", "--pr") == ["--proofs"]
    assert completed(script, "meadhall", "completion", "fi") == ["fish"]


def test_the_page_of_the_manual_has_every_command_and_option(capsys):
    page = printed(capsys, "man")
    assert page.startswith(".TH MEADHALL 6")
    for name in COMMANDS:
        assert f".SS {name}\n" in page
    assert r"\-\-proofs" in page


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_groff_has_no_complaint_about_it(capsys, tmp_path):
    file = tmp_path / "meadhall.6"
    file.write_text(printed(capsys, "man"), "utf-8")
    done = subprocess.run(
        ["groff", "-man", "-ww", "-K", "utf8", "-Tutf8", file], capture_output=True, text=True
    )
    assert done.returncode == 0 and done.stderr == ""
