"""Learns to beat random players in Flamme Rouge, with the standard library alone.

The policy gives every legal action a score: a weight for each pair of a simple feature and an action. It is a linear softmax
policy, trained with REINFORCE: after each match the choices of the winner become a little likelier, those of the losers a
little less likely.

Usage: python3 learn.py [MATCHES] [SEED]     e.g. python3 learn.py 3000
"""

import math
import os
import random
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import musette

SIDE_BY_SIDE = 32
RATE = 0.05
TEST = 1000


class Player:
    """A linear softmax policy over a few features of the observation."""

    def __init__(self, names, actions):
        self.at = {name: index for index, name in enumerate(names)}
        self.riders = max(int(n[5 : n.index(".")]) for n in names if n.startswith("rider")) + 1
        self.weights = [[0.0] * 8 for _ in range(actions)]

    def features(self, seen):
        """Where the race stands, as far as a beginner would look."""
        see = lambda name: seen[self.at[name]]
        squares = [see(f"rider{i}.square") for i in range(self.riders)]
        own = squares[0] if any(see(f"hand0.{card}") for card in "2345679E") else squares[1]
        ahead = max(squares) - own
        left = max(0, see("finish") - own)
        close = sum(0 < other - own <= 3 for other in squares)
        climb = sum(see(f"road0.ahead{i}") == 2 for i in range(1, 7))
        return [1, left / 60, min(ahead, 12) / 12, close / 4, climb / 6, left < 12, see("round") / 15, own == max(squares)]

    def chances(self, features, legal):
        scores = [sum(w * f for w, f in zip(self.weights[action], features)) for action in legal]
        most = max(scores)
        powers = [math.exp(score - most) for score in scores]
        whole = sum(powers)
        return [power / whole for power in powers]

    def choose(self, seen, legal, dice):
        features = self.features(seen)
        chances = self.chances(features, legal)
        return dice.choices(legal, chances)[0], (features, legal, chances)

    def learn(self, action, memory, better):
        features, legal, chances = memory
        for other, chance in zip(legal, chances):
            step = RATE * better * ((other == action) - chance)
            row = self.weights[other]
            for i, feature in enumerate(features):
                row[i] += step * feature


def matches(player, count, seed, learning):
    """Plays this many matches of the player against one random opponent; returns the share of wins."""
    dice = random.Random(seed)
    won = played = 0
    with musette.batch("musette/FlammeRouge-v1", matches=SIDE_BY_SIDE, seats=2, seed=seed) as batch:
        if player.at is None:
            raise ValueError("no player")
        seat = [i % 2 for i in range(SIDE_BY_SIDE)]
        memory = [[] for _ in range(SIDE_BY_SIDE)]
        while played < count:
            chosen = []
            for i in range(SIDE_BY_SIDE):
                legal = batch.legal(i)
                if batch.seat[i] == seat[i]:
                    action, kept = player.choose(batch.seen(i), legal, dice)
                    memory[i].append((action, kept))
                else:
                    action = dice.choice(legal)
                chosen.append(action)
            batch.step(chosen)
            for i in range(SIDE_BY_SIDE):
                if batch.ended[i]:
                    share = batch.shares(i)[seat[i]]
                    won, played = won + share, played + 1
                    if learning:
                        for action, kept in memory[i]:
                            player.learn(action, kept, share - 0.5)
                    memory[i] = []
                    seat[i] = 1 - seat[i]
    return won / played


def main(count="3000", seed="1"):
    with musette.batch("musette/FlammeRouge-v1", seats=2) as batch:
        player = Player(batch.names, batch.actions)
    test = min(TEST, int(count))
    before = matches(player, test, 10_007, learning=False)
    began = time.monotonic()
    matches(player, int(count), int(seed), learning=True)
    passed = time.monotonic() - began
    after = matches(player, test, 10_007, learning=False)
    print(f"before: {before:.1%} of {test} matches won; after {count} matches in {passed:.0f} s: {after:.1%}")
    return after


if __name__ == "__main__":
    main(*sys.argv[1:])
