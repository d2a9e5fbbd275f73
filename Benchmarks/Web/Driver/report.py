# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Tables of figures, which are compared with bars."""

import sys


class Table:
    """A table in Markdown that prints each row as soon as it is known."""

    def __init__(self, title, *columns):
        self.widths = [len(column) for column in columns]
        self.widths[0] = max(self.widths[0], 44)
        self.is_met = True
        print(f"### {title}\n")
        self._write(columns)
        rules = ["-" * (width - 1) + ("-" if index == 0 else ":")
                 for index, width in enumerate(self.widths)]
        self._write(rules)

    def row(self, title, *cells, is_admitted=None):
        """Writes a row. Its judgment is `None` if there is no bar."""
        if is_admitted is False:
            self.is_met = False
        verdict = {True: "yes", False: "OVER", None: ""}[is_admitted]
        self._write([title, *cells, verdict])

    def end(self, *notes):
        """Ends the table with its remarks."""
        print("\n" + "".join(f"{note}\n" for note in notes))
        sys.stdout.flush()
        return self.is_met

    def _write(self, cells):
        padded = [cell.rjust(width) if index else cell.ljust(width)
                  for index, (cell, width) in enumerate(zip(cells, self.widths))]
        print("| " + " | ".join(padded) + " |", flush=True)
