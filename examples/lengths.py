#!/usr/bin/env python3
"""Remakes a plot of a study from Parquet files: how long matches are with each option.

    ./musette simulate flamme-rouge -n 1000 --bots club --seats 4 --parquet base.parquet
    ./musette simulate flamme-rouge -n 1000 --bots club --seats 4 -o raceToTheEnd=on --parquet end.parquet
    python3 examples/lengths.py base.parquet end.parquet > lengths.svg

The first file is what the others are compared with. Needs DuckDB (pip install duckdb) or pandas (pip install pandas pyarrow).
The columns are described in docs/parquet.md.
"""
import html
import json
import math
import sys


def read(path):
    """The number of matches, the mean and the variance of their lengths, and the options, as JSON."""
    try:
        import duckdb
    except ImportError:
        return read_with_pandas(path)
    question = "SELECT count(*), avg(actions), var_samp(actions), any_value(options) FROM read_parquet(?)"
    return duckdb.execute(question, [path]).fetchone()


def read_with_pandas(path):
    try:
        import pandas
    except ImportError:
        sys.exit("This needs DuckDB or pandas: pip install duckdb, or pip install pandas pyarrow.")
    table = pandas.read_parquet(path, columns=["actions", "options"])
    return len(table), table.actions.mean(), table.actions.var(), table.options[0]


def svg(rows):
    """A point with its 95 % interval for each file, and a line at the first."""
    points = []
    for count, mean, variance, options in rows:
        points.append((mean, 1.96 * math.sqrt(variance / count), count, json.loads(options)))
    base = points[0]
    low = min(mean - half for mean, half, _, _ in points)
    high = max(mean + half for mean, half, _, _ in points)
    scale = 380 / max(high - low, 1e-9)
    x = lambda value: 360 + (value - low) * scale
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 {30 + 24 * len(points)}" font-family="sans-serif" font-size="13">',
        f'<line x1="{x(base[0]):.0f}" y1="8" x2="{x(base[0]):.0f}" y2="{22 + 24 * len(points)}" stroke="#221d1a" stroke-dasharray="4 3"/>',
    ]
    for i, (mean, half, count, options) in enumerate(points):
        y = 24 + 24 * i
        changed = ", ".join(f"{name}={value}" for name, value in options.items() if base[3].get(name) != value)
        label = html.escape(f"{changed or 'the first file'} ({count:,} matches)")
        out.append(f'<text x="0" y="{y + 4}">{label}</text>')
        out.append(f'<line x1="{x(mean - half):.1f}" y1="{y}" x2="{x(mean + half):.1f}" y2="{y}" stroke="#221d1a"/>')
        out.append(f'<circle cx="{x(mean):.1f}" cy="{y}" r="5" fill="#a8321f"/>')
        out.append(f'<text x="{x(mean + half) + 10:.0f}" y="{y + 4}">{mean:.1f}</text>')
    return "\n".join(out + ["</svg>"])


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    rows = []
    for path in sys.argv[1:]:
        try:
            rows.append(read(path))
        except Exception as problem:  # Either library has errors of its own.
            sys.exit(f"{path}: {str(problem).splitlines()[0]}")
    print(svg(rows))


if __name__ == "__main__":
    main()
