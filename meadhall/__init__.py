"""Meadhall: six Norse board games for friends on one network."""

__version__ = "0.1.0"
