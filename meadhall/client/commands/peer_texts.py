"""What a peer without a window tells, at a table and nearby."""

from meadhall.engines.phrases import Form


class PeerText(Form):
    # Beginning.
    LISTENING = "You are {name} ({words}), at port {port}. Invitation: {code}"
    SPOKEN = "You are {name} ({words}), at port {port}. Invitation: {code}; in three words: {said}"
    RESUMED = "The match goes on after answer {number}."
    BEGINS = "The match begins. {seats}."
    CHAIR = "{seat}: {name}"
    COMPUTER = "{seat}: computer ({level})"
    # Who comes and goes.
    CAME = "{name} has come."
    CAME_TO_WATCH = "{name} has come to watch."
    WENT = "{name} cannot be reached."
    GATHERED = "At the table: {names}."
    TALKED = "{name}: {text}"
    CLOSED = "A link was closed: {reason}."
    TROUBLE = "{reason}."
    FAILED = "meadhall: {reason}."
    OTHER_RULES = "The table plays {game} by other rules now: {rules}."
    OTHER_RULES_ASKED = (
        "The table plays {game} by other rules now: {rules}. Type ready if you agree."
    )
    IS_GONE = "{name} is gone"
    IS_BACK = "{name} is back"
    NOBODY_GONE = "nobody is gone"
    CHANGED = "{who:capital}; the match goes on."
    # Strangers.
    STRANGER = "You have not met {name} before; the words are: {words}."
    NAMESAKE = "This is another {name} than the one you know."
    STRANGER_ASKED = "Type yes to play with them, or no."
    TURNED_AWAY = "{name} was turned away."
    STRANGER_HERE = "{name} sits at this table, whom you have not met"
    NOT_ASKED = "nobody waits for this answer"
    # The match.
    ANSWERED = "{number}. {what}"
    CHOSE = "{seat} {move}"
    ROLLED = "rolled {values}"
    SHUFFLED = "cards are shuffled"
    SHOWN = "cards are shown"
    ASKED = "{seat}: {request}"
    YOUR_TURN = "it is your turn."
    TYPE_WORDS = "{question} Type it after the word say."
    BACK = "Back to before answer {number}."
    SEALED = "Everybody has signed the end."
    BROKE = "{name} broke the match in step {step}: {reason}."
    PROOF = "The proof is in {file}."
    OWES = "{name} is linked, and its computer has yet to send {due}."
    DIVERGED = "{name} stands at another position in step {step}."
    ENDED = "{reason} {results}."
    # What differs.
    DIFFERS_HERE = (
        "In step {step}, {field} differs from {name}'s: this computer had gone astray, and is back."
    )
    DIFFERS_BY_RULES = (
        "In step {step}, {field} differs from {name}'s: the match waits, for the rules are not the "
        "same (here {ours}, there {theirs})."
    )
    DIFFERS = "In step {step}, {field} differs from {name}'s: the match waits."
    # Going on alone.
    MAY_GO_ON = (
        "{names} is gone. The match is kept. Type alone to go on now, in a match of your own: the "
        "computer plays for them, and the dice and the cards that nobody has seen are drawn anew."
    )
    MAY_GO_ON_WITHOUT = (
        "The table waits for the choice of {names}. Type without to go on: once most of you have, "
        "the computer plays for them."
    )
    ALONE = "This match is your own now, in {file}. The one that you shared is kept."
    NOBODY_MISSING = "the match goes on as it is: nobody you play with is gone"
    # Typed words that cannot be obeyed.
    NOT_BEGUN = "the match has not begun"
    NOTHING_TO_UNDO = "there is nothing to take back"
    NO_DRAW = "this game ends with a winner: there is no draw to agree on"
    NOT_YOUR_TURN = "it is not your turn to choose"
    # Finding a table.
    NO_TABLE = "no table was found nearby"
    SAME_WORDS = "two tables have these words; ask for the long invitation"
    FOLDER_CLOSED = "{file} cannot be written: its folder is closed to you"
    # Looking around.
    LOOKING = "Looking for people and tables nearby; stop with Ctrl+C."
    INVITED = "{name} invites you to {game}."
    INVITED_TO = "{name} invites you to {game}. To come: {command}"
    WITHDRAWN = "An invitation does not stand any more."
    IDLE = "{name} is looking around."
    WAITS = "{name} waits at a table: {game}."
    GATHERS = "{name}: {game}, {count} seats free ({where})."
    GATHERS_ONE = "{name}: {game}, 1 seat free ({where})."
    PLAYS = "{name}: {game}, the match has begun ({where})."
    GONE = "{name} is gone."
    # Sharing.
    MAKING = "Getting ready for {system} ..."
    SERVING = "Others open {address} in a browser."
    UNTIL = "It ends with Ctrl+C."


class ResultText(Form):
    WIN = "{seat} won"
    DRAW = "{seat} drew"
    LOSS = "{seat} lost"


class WishText(Form):
    """What is asked of the table, or told to it; named after the wishes."""

    BACK = "{name} would like to go back to before answer {number}. Type yes to agree, or no."
    DRAW = "{name} would like to leave the match at that. Type yes to agree, or no."
    RESIGN = "{name} resigns."
    NO = "{name} does not agree."
    LEAVE = "{name} leaves the table."
    CLAIM = "{name} claims the match, because the other has stayed away for too long."
    WITHOUT = "{name} would rather go on than wait for the choice of {other}."


class FileText(Form):
    """A match file that is shown."""

    ENDS_EARLY = "The file ends early: {reason}."
    GIVEN = "So far it was given; the match goes on after {count} answers."
    GIVEN_ONE = "So far it was given; the match goes on after 1 answer."
    ANSWERS = "the match has {count} answers"
    ANSWERS_ONE = "the match has 1 answer"
    NOT_KNOWN = "this file does not tell what that seat knew"
    NO_SEAT = "there is no seat {seat}; the seats are: {seats}"
