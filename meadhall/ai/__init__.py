"""Search over the contract; knows no game by name."""
