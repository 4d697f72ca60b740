"""One seat of a match against opponents, in the style of Gymnasium."""

import random

from . import spaces
from .arrays import Batch, IllegalAction

try:
    from gymnasium import Env
except ImportError:
    Env = object


class SeatEnv(Env):
    """One seat; the others play at random or by `opponent(observation, legal)`, which returns an action.

    The reward comes at the end: 1 for a win, shared among winners, else 0. An illegal action raises IllegalAction and
    changes nothing. The seat is drawn with the seed unless `seat` names one, 0 for A.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, name, seats=2, seat=None, opponent=None, options=None, render_mode=None):
        self._batch = Batch(game, seats=seats, again=False, options=options)
        self.name = name
        self.render_mode = render_mode
        self.names = self._batch.names
        self.seat = seat
        self._given = seat
        self._opponent = opponent
        self._random = random.Random(0)
        self._over = True
        self.observation_space = spaces.observation_space(len(self.names), self._batch.actions)
        self.action_space = spaces.Discrete(self._batch.actions)

    def reset(self, *, seed=None, options=None):
        if Env is not object:
            super().reset(seed=seed)
        if seed is not None:
            self._random = random.Random(seed)
        self._batch.reset(self._random.getrandbits(62))
        self.seat = self._random.randrange(self._batch.seats) if self._given is None else self._given
        self._over = False
        self._others()
        return spaces.observed(self._batch), self._info()

    def _others(self):
        while not self._batch.ended[0] and self._batch.seat[0] != self.seat:
            legal = self._batch.legal()
            if self._opponent is None:
                self._batch.step([self._random.choice(legal)])
            else:
                self._batch.step([self._opponent(self._batch.seen(), legal)])

    def step(self, action):
        if self._over:
            raise RuntimeError("the match is over: call reset")
        if not 0 <= int(action) < self._batch.actions:
            raise IllegalAction(f"{action} is not an action")
        self._batch.step([int(action)])
        self._others()
        self._over = bool(self._batch.ended[0])
        reward = float(self._batch.shares()[self.seat]) if self._over else 0.0
        return spaces.observed(self._batch), reward, self._over, False, self._info()

    def _info(self):
        return {"seat": self.seat, "legal": self._batch.legal()}

    def render(self):
        """The match in words, as the seat to act sees it."""
        return spaces.rendered(self._batch)

    def close(self):
        self._batch.close()

    def __str__(self):
        return self.name
