"""The application: entry point, command line, sessions, match library, settings, worker processes."""
