"""Opens a page in a real browser without a screen, and tells as JSON what is seen there.

    PYTHON_WITH_QTWEBENGINE tests/ui/replay/browse.py PAGE

QtWebEngine is Chromium. It is no part of Meadhall: `pip install PySide6-Addons` in a place of its
own brings it. `test_page` runs this where MEADHALL_BROWSER names such a Python.
"""

import json
import os
import sys
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--no-sandbox --disable-gpu"

from PySide6.QtCore import QEventLoop, QTimer, QUrl
from PySide6.QtWebEngineCore import (  # type: ignore[import-not-found, unused-ignore]
    QWebEnginePage,
    QWebEngineUrlRequestInterceptor,
)
from PySide6.QtWidgets import QApplication

STATE = """JSON.stringify({
  count: document.getElementById('count').textContent,
  caption: document.getElementById('caption').textContent,
  pieces: document.querySelectorAll('#board .piece').length,
  painted: [].every.call(document.querySelectorAll('#board img'), function (image) {
    return image.style.display === 'none' || (image.complete && image.naturalWidth > 0); }),
  strangers: document.querySelectorAll('b i, #log img, header img').length
})"""
KEY = "document.dispatchEvent(new KeyboardEvent('keydown', {key: '%s'}))"
INLINE = """(function () { var own = document.createElement('script');
  own.textContent = 'window.broken = 1'; document.body.appendChild(own);
  return String(window.broken); })()"""
FETCH = "fetch('http://127.0.0.1:9/').catch(function (error) { window.failed = String(error); })"


class Guard(QWebEngineUrlRequestInterceptor):
    asked: list[str] = []

    def interceptRequest(self, info: Any) -> None:  # noqa: N802 - Qt's name
        self.asked.append(info.requestUrl().scheme())


def main(file: str) -> dict[str, object]:
    application = QApplication([])
    page, guard = QWebEnginePage(), Guard()
    page.profile().setUrlRequestInterceptor(guard)
    wait(lambda done: (page.loadFinished.connect(done), page.load(QUrl.fromLocalFile(file))))

    def run(code: str) -> Any:
        return wait(lambda done: page.runJavaScript(code, 0, done))

    def state() -> Any:
        pause(600)
        return json.loads(run(STATE))

    seen: dict[str, object] = {"first": state()}
    run(KEY % "ArrowRight")
    seen["right"] = state()
    run(KEY % "End")
    seen["end"] = state()
    run(KEY % "Home")
    run("document.querySelectorAll('#log button')[4].click()")
    seen["row"] = state()
    run("document.getElementById('play').click()")
    pause(3000)
    seen["playing"] = state()
    seen["inline"] = run(INLINE)
    run(FETCH)
    pause(500)
    seen["fetch"] = run("window.failed")
    seen["asked"] = sorted(set(guard.asked) - {"data"})
    application.quit()
    return seen


def wait(begin: Any) -> Any:
    loop, found = QEventLoop(), []
    QTimer.singleShot(30_000, loop.quit)
    begin(lambda value=None: (found.append(value), loop.quit()))
    if not found:
        loop.exec()
    return found[0] if found else None


def pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    print(json.dumps(main(os.path.abspath(sys.argv[1]))))
