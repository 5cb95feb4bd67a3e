"""The pages of the window: each shows one thing, and says what was wanted by signals."""
