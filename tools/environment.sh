# Read by `play` and `check`: finds a Python and has it make the environment.
#
# $home is the project's folder. Only what must be said where there is no Python is said here;
# all the rest is tools/environment.py.

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    # The environment's own is the quickest to start, and is there but for the first time.
    if [ -x "$home/.venv/bin/python" ]; then
        python=$home/.venv/bin/python
        return
    fi
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$python" >/dev/null && is_new_enough "$python"; then
            return
        fi
    done
    echo "meadhall: Python 3.11 or newer is needed, and none was found" \
        "(Debian: apt install python3 python3-pip python3-venv)" >&2
    exit 1
}

prepare() {
    find_python
    "$python" -X utf8 -I "$home/tools/environment.py" "$1" || exit
}
