"""Lessons: there for every game, alike in every language, and what they ask for can be done."""

import pytest

from meadhall.client.learning.rulebook import BadRulebook
from meadhall.client.learning.tutorial import Attempt, Lesson, Task, read_tutorial, tutorial, walked
from meadhall.engines import catalogue
from tests.client.learning.taught import TAUGHT, pages_of

every_tutorial = pytest.mark.parametrize(("game", "language"), pages_of("tutorials"))

TAKE = """# Learn heXentafl

## Taking

Take the raider.

```try
goal: taken
way: d5-e5
done: Taken.
---
defenders to move
g    A . . A
f   . . . . .
e  . . D A . .
d . . . K D . .
c  . . D . . .
b   . . . . .
a    A . . A
```

## Going on

```try
after: the last
way: a1-b1
done: You are the raiders now.
```
"""


def tasks(lessons: tuple[Lesson, ...]) -> list[Task]:
    return [lesson.task for lesson in lessons if lesson.task is not None]


def make(attempt: Attempt, notation: str) -> None:
    move = attempt.move
    assert move is not None
    for step in move.way(move.state.read(attempt.seat, notation)):
        move.take(step)
    attempt.choose()


@every_tutorial
def test_every_game_can_be_learnt_in_every_complete_language(game: str, language: str) -> None:
    learnt = tutorial(game, language)
    assert len(tasks(learnt.lessons)) >= 3
    assert catalogue.find(game).title in learnt.title
    assert all(lesson.title and lesson.text for lesson in learnt.lessons)
    assert learnt.title != tutorial(game, "en").title or language == "en"


def test_there_is_a_game_that_can_be_learnt_in_german() -> None:
    assert ("hexentafl", "de") in pages_of("tutorials")


@every_tutorial
def test_the_way_of_every_lesson_leads_to_its_end(game: str, language: str) -> None:
    for lesson in tutorial(game, language).lessons:
        if lesson.task is not None:
            attempt = walked(lesson.task)
            assert attempt.is_done and not attempt.is_failed, lesson.title


@every_tutorial
def test_all_languages_teach_the_same(game: str, language: str) -> None:
    english, other = tasks(tutorial(game, "en").lessons), tasks(tutorial(game, language).lessons)
    assert [without_words(task) for task in other] == [without_words(task) for task in english]


def without_words(task: Task) -> tuple[object, ...]:
    return task.position, task.way, task.goal, task.times, task.others, task.before is None


@pytest.mark.parametrize("game", TAUGHT)
def test_no_lesson_is_done_before_anything_was(game: str) -> None:
    for task in tasks(tutorial(game).lessons):
        attempt = Attempt(task)
        assert not attempt.is_done and not attempt.is_failed and attempt.move is not None


def test_another_way_to_the_same_end_counts() -> None:
    task = tasks(read_tutorial("hexentafl", TAKE.replace("way: d5-e5", "way: e3-d3")).lessons)[0]
    attempt = Attempt(task)
    make(attempt, "d5-e5")
    assert attempt.is_done


def test_what_does_not_lead_there_has_failed_and_is_over() -> None:
    attempt = Attempt(tasks(read_tutorial("hexentafl", TAKE).lessons)[0])
    make(attempt, "c3-c4")
    assert attempt.is_failed and not attempt.is_done and attempt.move is None


def test_where_the_way_itself_is_wanted_nothing_else_will_do() -> None:
    attempt = Attempt(tasks(read_tutorial("hexentafl", TAKE).lessons)[1])
    make(attempt, "a1-c1")
    assert attempt.is_failed


def test_a_lesson_goes_on_where_the_one_before_has_led() -> None:
    first, second = tasks(read_tutorial("hexentafl", TAKE).lessons)
    assert second.start().diagram() == walked(first).state.diagram()
    assert Attempt(second).seat == 1, "the raiders have the turn after the defenders' move"


def test_who_has_left_the_way_is_not_shown_it() -> None:
    attempt = Attempt(tasks(read_tutorial("hexentafl", TAKE).lessons)[0])
    assert [step.text for step in attempt.way_on] == ["d5", "e5"]
    make(attempt, "c3-c4")
    assert attempt.way_on == ()


@pytest.mark.parametrize(
    "line, reason",
    [("colour: red", "nothing that can be asked for"), ("way: d5-e5", "needs a way")],
)
def test_a_task_that_is_not_understood_is_named(line: str, reason: str) -> None:
    with pytest.raises(BadRulebook, match=reason):
        read_tutorial("hexentafl", f"# Learn\n\n## One\n\n```try\n{line}\n```\n")
