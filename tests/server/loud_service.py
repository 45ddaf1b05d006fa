"""`fogline serve` in which everything that anybody has to say is logged, bots that fail included.

It is run as a program, `python -m tests.server.loud_service LIMITS serve …`, so that its workers are loud too.
"""

from __future__ import annotations

import logging
import sys
from functools import partial

import msgspec

from fogline.cli import main
from fogline.server import app, logs
from fogline.server.limits import Limits
from tests.server import faulty

faulty.register()

logging.basicConfig(level=logging.DEBUG, format="%(name)s %(levelname)s %(message)s")
logging.getLogger("loud").debug("everything is logged")

if __name__ == "__main__":
    limits = msgspec.json.decode(sys.argv.pop(1), type=Limits)
    app.Settings = partial(app.Settings, limits=limits)  # type: ignore[assignment,misc]
    logs.set_up = partial(logs.set_up, logging.DEBUG)
    main()
