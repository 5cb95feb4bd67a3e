"""What the project is built and checked with. Nothing of this is installed with the game."""
