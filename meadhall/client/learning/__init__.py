"""The rules to read and the lessons to play."""
