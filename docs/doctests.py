"""For the API reference: sets the examples of a docstring as code (Markdown would take `>>>` for a quotation)."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLES = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class Doctests(Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:  # noqa: ANN401  (griffe hands over more with each version)
        """Called by griffe for each object it found."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLES.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
