"""Meadhall: six Norse board games for friends on one network."""

from meadhall.native import choice

__version__ = "0.1.0"

choice.install()
