"""Measures how many steps a second the batch mode makes with random legal actions.

Usage: python3 speed.py [GAME] [MATCHES] [SECONDS]
"""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import numpy

import musette


def jvm(batch):
    """The CPU seconds of the JVM so far; Linux only."""
    with open(f"/proc/{batch.process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(game="flamme-rouge", matches="4096", seconds="10"):
    name = {value: key for key, value in musette.NAMES.items()}[game]
    random = numpy.random.default_rng(1)
    with musette.batch(name, matches=int(matches), seats=4) as batch:
        def step():
            # A random legal action: the largest of random numbers where the mask is set.
            batch.step((batch.mask * random.random(batch.mask.shape, "float32")).argmax(1))

        end = time.monotonic() + float(seconds)
        while time.monotonic() < end:  # The JVM compiles while it runs.
            step()
        steps, ended = 0, 0
        began, cpu, other = time.monotonic(), time.process_time(), jvm(batch)
        while time.monotonic() < began + float(seconds):
            step()
            steps += batch.matches
            ended += int(batch.ended.sum())
        passed = time.monotonic() - began
        own, other = time.process_time() - cpu, jvm(batch) - other
    print(
        f"{game}: {steps / (own + other):,.0f} steps per CPU second of both programs together"
        f" (Python {own:.1f} s, JVM {other:.1f} s), {steps / passed:,.0f} steps/s on the clock,"
        f" {len(batch.names)} numbers and {batch.actions} actions a step, {ended:,} matches ended"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
