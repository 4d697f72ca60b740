"""Environments for the games of Musette: Flamme Rouge, Leader 1, Flaming Pyramids, Pace Wheel and A Tour de France Game.

The rules run in Musette itself; this package starts `musette batch` and moves arrays. It needs nothing but the standard
library. With numpy the arrays are numpy arrays; with gymnasium or pettingzoo installed the environments are theirs, too.
"""

from .aec import MatchEnv
from .arrays import Batch, IllegalAction, MusetteError
from .single import SeatEnv

#: The environments by name. The number is raised when the same actions could give other observations or results.
NAMES = {
    "musette/FlammeRouge-v1": "flamme-rouge",
    "musette/Leader1-v1": "leader-1",
    "musette/FlamingPyramids-v1": "flaming-pyramids",
    "musette/PaceWheel-v1": "pace-wheel",
    "musette/TourDeFrance-v1": "tour-de-france",
}


def _game(name):
    if name not in NAMES:
        raise ValueError(f"no environment {name!r}; known are {', '.join(NAMES)}")
    return NAMES[name]


def aec(name, **settings):
    """The environment of this name for all seats, in the style of PettingZoo's AEC."""
    return MatchEnv(_game(name), name, **settings)


def make(name, **settings):
    """The environment of this name for one seat against random or given opponents, in the style of Gymnasium."""
    return SeatEnv(_game(name), name, **settings)


def batch(name, **settings):
    """Many matches of the environment of this name at once."""
    return Batch(_game(name), **settings)


__all__ = ["NAMES", "Batch", "IllegalAction", "MatchEnv", "MusetteError", "SeatEnv", "aec", "batch", "make"]
