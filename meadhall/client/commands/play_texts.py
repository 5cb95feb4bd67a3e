"""What is said while somebody plays in a terminal."""

from meadhall.engines.phrases import Form


class PlayText(Form):
    HELP = (
        "Type a move as the list shows it; its beginning alone lists what can follow.\n"
        "  moves   list every move      undo   take the last move back     "
        "log    what has happened\n"
        "  show    draw the board       help   this text                   "
        "quit   leave; the match is kept\n"
        "  resign  give the match up    draw   agree that nobody wins      "
        "rules  the rules of the game\n"
        "  hint    hear what the computer would think of, and what the others threaten"
    )
    KEPT = "This match is kept in {file}."
    GAME_KEPT = "This game is kept in {file}."
    NO_DRAW = "This game ends with a winner: there is no draw to agree on."
    NO_RESIGNING = "There is nobody here who could resign now."
    SHARED = (
        "{file} is a match among several computers. `meadhall join --saga FILE` or "
        "`meadhall host` goes on with it, `meadhall replay FILE` shows it."
    )
    FOREIGN = (
        "{file} is somebody else's match, or cannot be written to. `meadhall replay FILE` shows it."
    )
    NEXT_GAME = "Press Enter for the next game, with sides swapped; Ctrl+D leaves."
    NEXT_LATER = "The next game can be begun in the window, from this one in the library."
    SCORE = "Game {number} of {length} is over: {scores}."
    SCORE_OF = "those who began as {side} {points}"
    LEAVING = "You leave the match."
    WON = "{reason} {winners:capital} won."
    NOBODY_WON = "{reason} Nobody won."
    NOTHING_TO_UNDO = "There is nothing to take back."
    AGREE_TO_DRAW = "Do all at this keyboard agree to a draw? Type yes or no."
    RESIGN = "Resign for {side}? The match is lost and over then. Type yes or no."
    RESIGN_EARLY = (
        "Resign for {side}? You have lost then; the computer plays on there, and the others go on. "
        "Type yes or no."
    )
    GOES_ON = "The match goes on."
    DECLINED = "The computer declines the draw: it thinks that it stands better."
    REFUSED = "{reason}. Type moves to see what is possible."
    COVER = "{side}, take the keyboard and press Enter."
