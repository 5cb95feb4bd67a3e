"""From the start of the program to its first window."""
