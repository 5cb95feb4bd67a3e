"""`python -m meadhall`: the same as the command `meadhall`. A packed program begins here too."""

import sys
from multiprocessing import freeze_support

from meadhall.client.__main__ import main

if __name__ == "__main__":
    freeze_support()  # a packed program is its own Python: a worker process begins here as well
    sys.exit(main())
