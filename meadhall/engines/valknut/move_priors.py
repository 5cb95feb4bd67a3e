"""What an experienced player would rather do."""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.table import Table


def move_priors(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    weights = vec[i64](capacity=len(actions))
    for _ in range(len(actions)):
        weights = append(weights, i64(100))
    return weights
