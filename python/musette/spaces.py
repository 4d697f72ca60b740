"""Spaces: those of Gymnasium where it is installed, otherwise the little that is needed of them."""

import random

try:
    import numpy
    from gymnasium.spaces import Box, Dict, Discrete

    def observation_space(width, actions):
        return Dict(
            {
                "observation": Box(-32768, 32767, (width,), numpy.int16),
                "action_mask": Box(0, 1, (actions,), numpy.int8),
            }
        )

except ImportError:

    class Discrete:
        def __init__(self, n):
            self.n = n

        def sample(self, mask=None):
            return random.choice([i for i in range(self.n) if mask is None or mask[i]])

        def contains(self, value):
            return isinstance(value, int) and 0 <= value < self.n

    class Box:
        def __init__(self, low, high, shape):
            self.low, self.high, self.shape = low, high, shape

        def contains(self, values):
            return len(values) == self.shape[0] and all(self.low <= value <= self.high for value in values)

    class Dict(dict):
        def contains(self, value):
            return all(space.contains(value[key]) for key, space in self.items())

    def observation_space(width, actions):
        return Dict({"observation": Box(-32768, 32767, (width,)), "action_mask": Box(0, 1, (actions,))})


def observed(batch):
    """What the seat to act sees, with its legal actions."""
    if hasattr(batch.observation, "reshape"):
        return {"observation": batch.observation[0].copy(), "action_mask": batch.mask[0].copy()}
    return {"observation": batch.seen(), "action_mask": batch.mask.tolist()}


def zeros(values):
    """As many zeros, of the same kind."""
    return values * 0 if hasattr(values, "reshape") else [0] * len(values)


def rendered(batch):
    """A match in words."""
    shown = batch.text()
    return "\n".join([shown["ask"], *shown["board"]])


__all__ = ["Discrete", "observation_space", "observed", "rendered", "zeros"]
