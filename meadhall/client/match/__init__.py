"""One match as a person plays, looks back on and analyses it."""
