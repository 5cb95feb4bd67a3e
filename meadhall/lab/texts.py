"""What the lab says to people."""

from meadhall.engines.phrases import Form


class LabText(Form):
    NOTHING_TO_LEARN = "{game} counts nothing in a position, so there is nothing to learn"
    NO_PRIORS = "{game} has no move priors that can be learned"
    NO_NET = "{game} has no inputs for a small net, or not with so many players and these options"
    NO_WEIGHTS = "{file} is no file of weights for {game}: {reason}"
    NOT_THERE = "it cannot be read"
    DAMAGED = "it is damaged"
    IS_PRIORS = "it holds move priors, which search:priors=FILE reads"
    IS_EVALUATION = "it holds an evaluation, which search:weights=FILE reads"
    IS_NET = "it holds a small net, which search:net=FILE reads"
    OTHER_GAME = "it was learned for {game}"
    OTHER_SETTINGS = "it was learned with other options"
    OTHER_FEATURES = "it counts other things than the game does now"
    OTHER_PLAN = (
        "{folder} holds work of another plan ({what} is different); go on with the same words, "
        "or name another folder"
    )
    OTHER_PROGRAM = (
        "{folder} holds work of another version of the rules and the search, which would play "
        "other matches; name another folder"
    )
    IS_FILE = "{file} is a file; name a folder"
    DAMAGED_PART = "{file} is damaged; remove it, and the same words make it again"
    DAMAGED_PLAN = "{file} is damaged, so the work beside it cannot go on; name another folder"
    NO_POSITIONS = (
        "the matches had too few positions to learn from; let it play more of them, with another "
        "folder"
    )
    # Endgame tables.
    NO_TABLES = "there is no endgame table in {folder}; make some with: meadhall solve"
    OTHER_RULES = "it was made by other rules; make it again"
    OTHER_OPTIONS = "it is for another game or other options"
    NO_SUCH_TABLE = "there is no table {table}; the tables are: {tables}"
