"""Runs one command of the client as a program of its own: `python -m tests.lan.launch host ...`."""

import argparse
import sys
from importlib import import_module


def main(words: list[str]) -> int:
    name, *rest = words
    module = import_module(f"meadhall.client.{'replay' if name == 'log' else name}")
    parser = argparse.ArgumentParser(prog=f"meadhall {name}")
    module.add_arguments(parser, name)
    args, options = parser.parse_known_args(rest)
    return int(module.run(args, options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
