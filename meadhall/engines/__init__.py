"""The rules of the games. Nothing here draws a number, reads a clock or speaks to the world."""
