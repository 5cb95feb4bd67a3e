"""Endgame tables: making them, keeping them, and checking them by an independent walk."""
