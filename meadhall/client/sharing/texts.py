"""What is said while Meadhall is handed on."""

from meadhall.engines.phrases import Form


class SharingText(Form):
    TRUST = (
        "If you install from this page, you run programs that this computer gives out. Do it only "
        "if you trust the person who sits at it."
    )
    COMPARE = "Both computers show the same digits: {fingerprint}."
    FETCHED = "{address} fetched {what}."
    INSTALLED = "{address} has everything now."
    THE_PAGE = "the page"
    THE_PROGRAM = "the program that installs it"
    NO_SYSTEM = (
        "{system} is no system that can be served. One is a machine ({machines}), a hyphen, and a "
        "Python from cp311 to cp314."
    )
    NOT_DOWNLOADED = "the packages for {system} could not be downloaded: {reason}"
    NO_PORT = "the port {port} cannot be used: {reason}"
    PACKED = (
        "this Meadhall is one packed program, and cannot be taken apart for others. Hand on the "
        "file from which you installed it."
    )
