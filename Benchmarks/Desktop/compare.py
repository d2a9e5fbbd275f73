"""Runs the desktop page of a million rows and its GtkListView in turn, and compares their medians."""

import statistics
import subprocess
import sys

COLUMNS = ["first frame, ms", "memory, MB", "work of a frame, ms", "longest frame, ms"]
BARS = {"rows": [0.6, 0.7, 0.3, None], "labels": [0.6, 0.7, None, None]}
"""The largest ratios. A label alone is all that a row of a GtkListView can be without a box; it has no bar for work."""
LONGEST = 25
"""The most milliseconds of a frame, in every round."""


def measure(*command):
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [float(number) for number in lines.split()]


def main(program, list_view, rounds):
    broken = False
    for kind, bars in BARS.items():
        ours, theirs = [], []
        for _ in range(rounds):
            ours.append(measure(program, "million", kind))
            theirs.append(measure(list_view, kind))
        print(f"{kind}, medians of {rounds} rounds")
        for column, (name, bar) in enumerate(zip(COLUMNS, bars)):
            mine = statistics.median(run[column] for run in ours)
            other = statistics.median(run[column] for run in theirs)
            verdict = ""
            if bar is not None:
                verdict = f", bar {bar}" + ("" if mine / other <= bar else ": OVER")
                broken = broken or mine / other > bar
            print(f"  {name:20} Rowhouse {mine:8.2f}  GtkListView {other:8.2f}  ratio {mine / other:.2f}{verdict}")
        longest = max(run[3] for run in ours)
        if longest > LONGEST:
            print(f"  a frame of {longest:.1f} ms: OVER the bar of {LONGEST} ms")
            broken = True
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
