"""The commands of the terminal, one module each, and what they share."""
