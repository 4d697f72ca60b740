"""Many matches at once: the process, and the arrays that go to and fro."""

import array
import json
import os
import shlex
import shutil
import struct
import subprocess
import sys

try:
    import numpy
except ImportError:  # The standard library is enough; numpy is faster.
    numpy = None

STEP, RESET, TEXT = 0, 1, 2


class MusetteError(Exception):
    """The program cannot be started, has stopped, or refuses a request."""


class IllegalAction(MusetteError, ValueError):
    """An action that is not offered. Nothing was played."""


def command():
    """How to start Musette: the variable MUSETTE, or `musette` in this repository or on the path."""
    if os.environ.get("MUSETTE"):
        return shlex.split(os.environ["MUSETTE"])
    here = os.path.join(os.path.dirname(__file__), "..", "..", "musette")
    found = here if os.access(here, os.X_OK) else shutil.which("musette")
    if not found:
        raise MusetteError("musette was not found: put it on the path, or set MUSETTE to the command that starts it")
    return [os.path.abspath(found)]


class Batch:
    """Matches of one game side by side.

    After `reset` and after each `step` the attributes hold the arrays: `seat` (who acts; -1 after the end), `ended`,
    `won` (each seat's share of the win, in the frame in which a match ended), `mask` (1 for each legal action) and
    `observation` (of the seat that acts). With numpy they are two-dimensional and read-only; without it they are flat.
    """

    def __init__(self, game, matches=1, seats=None, seed=1, again=True, options=None):
        line = [*command(), "batch", game, "--matches", str(matches), "--seed", str(seed)]
        line += ["--seats", str(seats)] if seats else []
        line += ["--again"] if again else []
        line += [f"--option={key}={value}" for key, value in (options or {}).items()]
        try:
            self.process = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=1 << 20
            )
        except OSError as problem:
            raise MusetteError(f"musette cannot be started: {problem}") from None
        head = self.process.stdout.readline()
        if not head.startswith(b"{"):
            raise MusetteError(self._last_words())
        head = json.loads(head)
        if head["format"] != 1:
            self.close()
            raise MusetteError(f"this package reads format 1, and musette writes format {head['format']}")
        self.game, self.rules = head["game"], head["rules"]
        self.matches, self.seats, self.actions = head["matches"], head["seats"], head["actions"]
        #: The name of each number of an observation.
        self.names = head["observation"]
        self._frame()

    def _last_words(self):
        try:
            self.process.stdin.close()
        except OSError:
            pass  # It has stopped already.
        words = self.process.stderr.read().decode(errors="replace").strip()
        self.close()
        return words.splitlines()[-1] if words else "musette has stopped"

    def _read(self, count):
        data = self.process.stdout.read(count)
        if len(data) < count:
            raise MusetteError(self._last_words())
        return data

    def _send(self, *parts):
        try:
            for part in parts:
                self.process.stdin.write(part)
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            closed = self.process.stdout.closed
            raise MusetteError("the batch is closed" if closed else self._last_words()) from None

    def _status(self):
        if self._read(1)[0] == 0:
            return
        (length,) = struct.unpack("<i", self._read(4))
        raise IllegalAction(self._read(length).decode())

    def _frame(self):
        self._status()
        m, s, a, o = self.matches, self.seats, self.actions, len(self.names)
        data = self._read(m * (2 + 4 * s + a + 2 * o))
        mask = 2 * m + 4 * m * s
        seen = mask + m * a
        if numpy is not None:
            self.seat = numpy.frombuffer(data, "int8", m)
            self.ended = numpy.frombuffer(data, "int8", m, m)
            self.won = numpy.frombuffer(data, "<f4", m * s, 2 * m).reshape(m, s)
            self.mask = numpy.frombuffer(data, "int8", m * a, mask).reshape(m, a)
            self.observation = numpy.frombuffer(data, "<i2", m * o, seen).reshape(m, o)
        else:
            self.seat = _array("b", data[:m])
            self.ended = _array("b", data[m : 2 * m])
            self.won = _array("f", data[2 * m : mask])
            self.mask = _array("b", data[mask:seen])
            self.observation = _array("h", data[seen:])
        return self

    def reset(self, seed=1):
        """Starts all matches again; the same seed gives the same dice."""
        self._send(struct.pack("<Bq", RESET, seed))
        return self._frame()

    def step(self, actions):
        """Plays one action in every match; -1 leaves a match as it is. If one is illegal, none is played."""
        if len(actions) != self.matches:
            raise ValueError(f"{self.matches} matches need as many actions, not {len(actions)}")
        if numpy is not None:
            chosen = numpy.ascontiguousarray(actions, "<i2").tobytes()
        else:
            chosen = array.array("h", actions)
            if sys.byteorder == "big":
                chosen.byteswap()
            chosen = chosen.tobytes()
        self._send(bytes([STEP]), chosen)
        return self._frame()

    def legal(self, match=0):
        """The legal actions of a match."""
        row = self.mask[match] if numpy is not None else self.mask[match * self.actions : (match + 1) * self.actions]
        return [number for number, legal in enumerate(row) if legal]

    def seen(self, match=0):
        """The observation of a match as a list."""
        width = len(self.names)
        if numpy is not None:
            return self.observation[match].tolist()
        return self.observation[match * width : (match + 1) * width].tolist()

    def shares(self, match=0):
        """Each seat's share of the win, in the frame in which the match ended."""
        if numpy is not None:
            return self.won[match].tolist()
        return self.won[match * self.seats : (match + 1) * self.seats].tolist()

    def text(self, match=0):
        """What the seat to act is asked and sees, in words, and the legal actions by number."""
        self._send(struct.pack("<Bi", TEXT, match))
        self._status()
        (length,) = struct.unpack("<i", self._read(4))
        return json.loads(self._read(length).decode())

    def close(self):
        """Stops the program."""
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass
        self.process.terminate()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _array(kind, data):
    values = array.array(kind)
    values.frombytes(data)
    if sys.byteorder == "big":
        values.byteswap()
    return values
