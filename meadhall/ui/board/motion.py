"""Every animation is made here, so that one setting slows or stops them all."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation


class Motion:
    """How fast things move: 1 is the usual pace, 2 half as fast, 0 not at all."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def glide(
        self, owner: QObject, milliseconds: int, at: Callable[[float], None]
    ) -> QVariantAnimation:
        """Call `at` with 0 to 1 over the time given; at once with 1 if motion is off."""
        animation = QVariantAnimation(owner)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(round(milliseconds * self.pace))
        animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        animation.valueChanged.connect(at)
        if self.pace == 0:
            at(1.0)
        else:
            animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        return animation
