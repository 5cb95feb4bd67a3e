"""Sentences for players about tables on the network and about this computer's network."""

from meadhall.engines.phrases import Form


class LanText(Form):
    NO_ADDRESS = (
        "That is no invitation, no three words of a table, and no address such as 192.168.1.5:4000."
    )
    SAME_WORDS = (
        "Two tables have these words, and one of them may be false. Choose the table from the "
        "list, or ask for the long invitation."
    )
    RULES_CHANGED = "The table plays by other rules now. Look at them, and say that you are ready."
    LOOKS_ON = "{name} looks on."
    IS_HERE = "{name} is here."
    IS_GONE = "{name} is gone."
    NOT_HEARD = "{name} cannot be heard any more. The match is kept."
    BACK_ON_TRACK = "This computer had gone astray. It is back, and nothing is lost."
    BOARDS_DIFFER = (
        "Your board and {name}'s differ. The match waits, and nothing of it is lost; what differs "
        "is written down in {file}."
    )
    BROKE_WITH_PROOF = "{name} broke the match: {reason}. The proof is kept in {file}."
    YOU_CLAIM = "You claim the match: the other has stayed away for longer than this table waits."
    CLAIMED = "{name} claims the match: you stayed away for longer than this table waits."


class CheckText(Form):
    NO_NETWORK = "This computer is on no network. Plug in a cable or join a Wi-Fi."
    NO_ADDRESS = (
        "The network has given this computer no address; it calls itself {address}. That works "
        "only where the others have none either: look at the cable or the router."
    )
    ADDRESSES = "This computer is on the network as {addresses}."
    VPN = "A VPN is on ({names}). Turn it off if those nearby are not found."
    CALLED = "Programs on this computer can be called."
    NOT_CALLED = (
        "No program on this computer can be called ({reason}): a firewall keeps even this computer "
        "out."
    )
    MULTICAST = "Calls to everybody on this network are heard."
    NO_MULTICAST = (
        "Calls to everybody on this network (multicast) are not heard, not even here: a firewall "
        "or the network keeps them back. Join by invitation or address instead."
    )
    WINDOWS = "Windows asks once whether Meadhall may be called: say yes for private networks."
    MACOS = "macOS asks once: System Settings, Privacy, Local Network must allow it."
    UFW = "The firewall ufw is on. It lets friends in after: {command}"
    FIREWALLD = "The firewall firewalld is on. It lets friends in after: {command}"
    OTHERS = "Others that are seen on this network: {count}."
    NOBODY = "Nobody else is seen on this network."
    INVITE_THEM = "Others are seen. If one of them cannot come in, send them an invitation."
    ALL_WELL = (
        "All is well on this computer. Perhaps nobody else has opened Meadhall's page of people "
        "nearby, or the network keeps its computers apart, as networks for guests do: then a "
        "cable, another network or a phone's hotspot helps, or an invitation."
    )


class JoinText(Form):
    """Why nobody can sit down like this."""

    NO_ADDRESS = "{address} is no address; write it as 192.168.1.5:4000"
    OTHERS_MATCH = "this match is between others, or it is open in another window"
    TOO_MANY_COPIES = "{count} copies of Meadhall are running already"
