# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Tables, and bars that tell whether a figure is good enough."""

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
        """Writes a row. Nothing as its judgement stands for one that only informs."""
        if is_admitted is False:
            self.is_met = False
        verdict = {True: "yes", False: "OVER", None: ""}[is_admitted]
        self._write([title, *cells, verdict])

    def end(self, *notes):
        """Ends the table with what has to be said about it."""
        print("\n" + "".join(f"{note}\n" for note in notes))
        sys.stdout.flush()
        return self.is_met

    def _write(self, cells):
        padded = [cell.rjust(width) if index else cell.ljust(width)
                  for index, (cell, width) in enumerate(zip(cells, self.widths))]
        print("| " + " | ".join(padded) + " |", flush=True)
