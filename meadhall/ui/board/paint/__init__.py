"""Painters: functions of a QPainter, a few values and a theme, with no memory and no widget.

The same functions draw the table, the thumbnails of the library and the pictures of the tests.
"""
