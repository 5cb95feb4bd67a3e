"""Playing with programs by lines of text: docs/engine.md says what each line means."""
