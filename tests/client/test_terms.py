"""What `meadhall host` is told about cards becomes part of what the table offers."""

import argparse

import pytest

from meadhall.client.host import add_arguments, terms_of
from meadhall.net.genesis import Terms


@pytest.mark.parametrize(
    "words, terms",
    [
        ([], Terms()),
        (["--no-escrow"], Terms(escrow=False)),
        (["--hide-ai"], Terms(hosted=True)),
        (["--keep-hidden"], Terms(opening=False)),
    ],
)
def test_the_host_chooses_the_terms_of_the_cards(words, terms):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert terms_of(parser.parse_args(["valhalla", *words])) == terms
