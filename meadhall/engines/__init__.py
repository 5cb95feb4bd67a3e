"""The rules of the games. Nothing here draws a number, reads a clock or opens a file but its own data."""
