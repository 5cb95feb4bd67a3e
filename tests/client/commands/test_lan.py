"""`meadhall lan` tells what changes nearby, and lets nobody fill the terminal."""

from meadhall.client.commands import lan
from meadhall.client.commands.lan import Pace, _tell_news
from meadhall.client.commands.output import Output
from meadhall.net.shell.discovery import GATHERING, Notice


def notices(names: list[str], table: str = "t") -> dict[str, Notice]:
    return {name: Notice("k", name, "nxs", "1/3", GATHERING, table) for name in names}


def test_a_flood_of_tables_is_told_a_few_lines_a_second(monkeypatch, capsys):
    time = 1000.0
    monkeypatch.setattr(lan, "monotonic", lambda: time)
    pace, known, output = Pace(), {}, Output(False)
    for number in range(500):
        _tell_news(output, known, notices([f"table {number}"]), pace)
    assert len(capsys.readouterr().out.splitlines()) == Pace.AT_ONCE
    time += 10.0
    for number in range(500):
        _tell_news(output, known, notices([f"table {number}"]), pace)
    assert len(capsys.readouterr().out.splitlines()) == 20


def test_what_had_to_wait_is_told_later(monkeypatch, capsys):
    time = 1000.0
    monkeypatch.setattr(lan, "monotonic", lambda: time)
    pace, known, output = Pace(), {}, Output(False)
    now = notices([f"table {number}" for number in range(Pace.AT_ONCE + 1)])
    assert not _tell_news(output, known, now, pace)
    time += 1.0
    assert _tell_news(output, known, now, pace)
    assert known == now
    assert len(capsys.readouterr().out.splitlines()) == Pace.AT_ONCE + 1
