"""What the settings are called, and what they mean."""

from meadhall.engines.phrases import Form


class SettingText(Form):
    NAME = "Your name"
    NAME_MEANING = "What others call you at the table."
    EMBLEM = "Your emblem"
    EMBLEM_MEANING = "The sign beside your name, here and on the computers of the others."
    EMBLEM_LOT = "one that your key gives you"
    GROUP_YOU = "You"
    INVITATIONS = "Invitations"
    INVITATIONS_MEANING = (
        "People who see you look around nearby may invite you to a table. Nothing opens by itself."
    )
    LANGUAGE = "Language"
    LANGUAGE_MEANING = (
        "The language of the windows. It waits while a shared table or a lesson is open."
    )
    LANGUAGE_SYSTEM = "as the computer"
    THEME = "Look"
    THEME_MEANING = (
        "Daylight is bright, firelight dark; high contrast has plain grounds and strong outlines."
    )
    THEME_LIGHT = "daylight"
    THEME_DARK = "firelight"
    THEME_CONTRAST = "high contrast"
    TEXT_SIZE = "Size of the text"
    TEXT_SIZE_MEANING = "In percent of the usual size."
    MOTION = "Movement"
    MOTION_MEANING = (
        "How fast pieces move. Nothing blinks, and nothing needs to be seen moving. "
        "Step by step, the computer's players wait for you after each move."
    )
    MOTION_NORMAL = "normal"
    MOTION_FAST = "fast"
    MOTION_SLOW = "slow"
    MOTION_STEP = "step by step"
    MOTION_OFF = "none"
    STAGING = "Fights, dice and reveals"
    STAGING_MEANING = (
        "Shown one after the other with a caption; Space goes on, Escape shows how it ends. With "
        "movement off they are told at once."
    )
    STAGING_NONE = "all at once"
    VOLUME = "Sounds"
    VOLUME_MEANING = (
        "How loud the table is, in percent; 0 is silent. Without Qt's part for sound it"
        " is silent too."
    )
    GROUP_AT_THE_TABLE = "At the table"
    REACH = "Marks where a piece may go"
    REACH_MEANING = (
        "Dots on all places that the chosen piece can reach, or nothing for those who "
        "want to see it for themselves."
    )
    REACH_DOTS = "dots"
    PREVIEW = "Show what a piece can do where the mouse rests"
    PREVIEW_MEANING = (
        "Where it could go and what it threatens, whosever it is, as long as nothing is"
        " chosen; cards that lie small are shown large."
    )
    PROJECTION = "Show the score as it stands"
    PROJECTION_MEANING = (
        "What everybody would score if the match ended now, where the rules count points only at "
        "the end."
    )
    CONFIRM = "Ask before a move is made"
    CONFIRM_MEANING = "A move that is pointed out waits for Enter or the button."
    CONFIRM_FREE = "Ask before a move on a measured table"
    CONFIRM_FREE_MEANING = (
        "Where there is no grid a click is easily a little beside. The first one shows where the "
        "move ends and what it costs; Enter, or a second one there, makes it."
    )
    COVER = "Cover the table between players"
    COVER_MEANING = (
        "When several play at this computer and hands are secret, everything is hidden "
        "until the next player has sat down."
    )
    PAUSE = "Pause before the computer moves"
    PAUSE_MEANING = "In tenths of a second, so that nobody misses what happened."
    # What goes wrong.
    NOT_UNDERSTOOD = "A setting was not understood: {reason}."
    UNREADABLE = "Your settings could not be read, so the usual ones are used."
    PUT_ASIDE = (
        "Your settings could not be read, so the usual ones are used. The old file is kept as "
        "{file}."
    )
    NO_MENU = "On this system, the installer puts Meadhall into the menu."
    ELSEWHERE = (
        "{file}: {reason}. With MEADHALL_HOME=FOLDER, everything is kept in a folder you name."
    )
    NO_LOG_LEVEL = "there is no log level {level}; use one of {levels}"
    NO_LOG = "the log {file} cannot be written: {reason}"
    PICTURES = "The pictures are in {folder}."
