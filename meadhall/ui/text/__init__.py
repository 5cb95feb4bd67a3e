"""Everything that a window says, in the player's language."""
