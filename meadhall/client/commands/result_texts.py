"""What comes of a duel, a tournament, an analysis or a measurement."""

from meadhall.engines.phrases import Form


class ResultsText(Form):
    MATCHES = "{game}, {count} matches in {seconds} seconds"
    MATCHES_ONE = "{game}, 1 match in {seconds} seconds"
    MATCHES_OF = "{game}, {count} matches in {seconds} seconds, of {wanted}"
    MATCHES_OF_ONE = "{game}, 1 match in {seconds} seconds, of {wanted}"
    VICTORIES = "victories in {turns} turns"
    A_CHOICE = "{score}  ({sides}; {time} ms a choice)"
    OTHER_ENDINGS = "other endings"
    TEST = "sequential test: {verdict} (log ratio {ratio})"
    NOT_DECIDED = "not decided"
    OF_OPENINGS = "{share} of {count} openings"
    OF_OPENINGS_ONE = "{share} of 1 opening"
    POINTS = "{one} - {other}: {points} of {count}"
    OPENINGS = "openings"
    FORFEITS = "{name} lost {count} matches: {reason}"
    FORFEITS_ONE = "{name} lost 1 match: {reason}"
    IS_THERE = "{file} is there already, from a duel with the same seed"
    # Analysis.
    TO_CHOOSE = "{seat} to choose; {count} simulations in {seconds} seconds"
    STILL_PLAYED = "this match is still being played by several; it can be analysed afterwards"
    ENDED_THERE = "the match ended there; name an earlier position with --at"
    NOBODY_CHOOSES = "nobody is to choose there; name another position with --at"
    CANNOT_READ = "{file} cannot be read: {reason}"
    NO_TEXT = "{file} is no text in UTF-8"
    PROVEN_WIN = "proven: won for {seat}, in {count} moves; best: {moves}"
    PROVEN_WIN_ONE = "proven: won for {seat} with the next move; best: {moves}"
    PROVEN_OPEN = "proven: neither side can force a win; what keeps it so: {moves}"
    NOT_PROVEN = "the endgame tables do not tell: this position is not in them"
    # Measurements.
    PLAIN_ONLY = "Only plain rules can be measured here ({mode})."
    ROUND = "round {number} of {count}, {mode} ..."
    NOT_MEASURED = "one round could not be measured, as said above"
    IN_ALL = "{count} in all"
