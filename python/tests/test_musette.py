"""Tests of the package: plain unittest, run by musette.app.PythonTest or by hand with `python3 -m unittest`."""

import random
import unittest

import musette
from musette import arrays

FLAMME_ROUGE = "musette/FlammeRouge-v1"


def play(env, seed):
    """Plays a match at random and returns who did what, and the rewards."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    told, rewards = [], {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            rewards[agent] = reward
            env.step(None)
            continue
        action = dice.choice([i for i, legal in enumerate(seen["action_mask"]) if legal])
        told.append((agent, action, tuple(int(value) for value in seen["observation"])))
        env.step(action)
    return told, rewards


class EnvironmentTest(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self):
        for name in musette.NAMES:
            with self.subTest(name):
                env = musette.aec(name, seats=2)
                try:
                    told, rewards = play(env, 5)
                finally:
                    env.close()
                self.assertGreater(len(told), 10)
                self.assertAlmostEqual(sum(rewards.values()), 1, 5)
                self.assertEqual({len(seen) for _, _, seen in told}, {len(env.names)})
                self.assertEqual(len(set(env.names)), len(env.names))
                self.assertTrue(str(env).endswith("-v1"))

    def test_the_same_seed_gives_the_same_match(self):
        env = musette.aec(FLAMME_ROUGE, seats=3)
        self.addCleanup(env.close)
        first = play(env, 1)
        self.assertEqual(play(env, 1), first)
        self.assertNotEqual(play(env, 2), first)

    def test_an_illegal_action_is_refused_and_changes_nothing(self):
        env = musette.aec(FLAMME_ROUGE, seats=2)
        self.addCleanup(env.close)
        env.reset(seed=1)
        before = env.render()
        for bad in (12, 99, -1, None):
            with self.assertRaises(musette.IllegalAction):
                env.step(bad)
        self.assertEqual(env.render(), before)
        self.assertIn("Place a rider", before)

    def test_one_seat_against_random_opponents(self):
        env = musette.make(FLAMME_ROUGE, seats=2)
        self.addCleanup(env.close)
        seen, info = env.reset(seed=4)
        reward, ended = 0, False
        while not ended:
            self.assertEqual(info["legal"], [i for i, legal in enumerate(seen["action_mask"]) if legal])
            seen, reward, ended, cut, info = env.step(info["legal"][0])
            self.assertFalse(cut)
        self.assertIn(reward, (0, 0.5, 1))
        with self.assertRaises(RuntimeError):
            env.step(0)

    def test_what_others_hold_is_not_observed(self):
        """The own hand is in the numbers; of the others only how many cards they hold."""
        env = musette.aec(FLAMME_ROUGE, seats=2)
        self.addCleanup(env.close)
        hidden = [name for name in env.names if name.startswith("hand")]
        self.assertEqual(len(hidden), 2 * 8)
        self.assertEqual(sum(name.endswith(".hand") for name in env.names), 4)


class BatchTest(unittest.TestCase):
    def test_many_matches_go_on_and_nothing_is_played_if_one_action_is_illegal(self):
        with musette.batch(FLAMME_ROUGE, matches=8, seats=2, seed=3) as many:
            for _ in range(200):
                many.step([many.legal(i)[-1] for i in range(8)])
            before = [many.seen(i) for i in range(8)]
            chosen = [many.legal(i)[0] for i in range(8)]
            chosen[7] = 50
            with self.assertRaisesRegex(musette.IllegalAction, "50 is not offered in match 7"):
                many.step(chosen)
            self.assertEqual([many.seen(i) for i in range(8)], [many.seen(i) for i in range(8)])
            many.step([-1] * 8)
            self.assertEqual([many.seen(i) for i in range(8)], before)

    def test_without_numpy_it_is_the_same(self):
        found = arrays.numpy
        results = []
        for module in (found, None):
            arrays.numpy = module
            try:
                with musette.batch(FLAMME_ROUGE, matches=3, seats=2, seed=9) as many:
                    for _ in range(30):
                        many.step([many.legal(i)[0] for i in range(3)])
                    results.append(([many.seen(i) for i in range(3)], [many.legal(i) for i in range(3)]))
            finally:
                arrays.numpy = found
        self.assertEqual(results[0], results[1])

    def test_what_cannot_be_is_said_in_one_line(self):
        for game, settings in (("chess", {}), ("flamme-rouge", {"seats": 9}), ("flamme-rouge", {"options": {"x": "1"}})):
            with self.assertRaises(musette.MusetteError) as caught:
                arrays.Batch(game, **settings)
            self.assertEqual(len(str(caught.exception).splitlines()), 1)
            self.assertIn("musette:", str(caught.exception))
        with self.assertRaises(ValueError):
            musette.make("musette/FlammeRouge-v0")

    def test_a_program_that_dies_is_reported(self):
        many = musette.batch(FLAMME_ROUGE, matches=2)
        many.process.kill()
        many.process.wait()
        with self.assertRaises(musette.MusetteError):
            for _ in range(3):
                many.step([-1, -1])
        many.close()


class LibraryTest(unittest.TestCase):
    """The checks of the libraries themselves, where they are installed."""

    def test_pettingzoo(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("pettingzoo is not installed")
        env = musette.aec(FLAMME_ROUGE, seats=2)
        self.addCleanup(env.close)
        api_test(env, num_cycles=300)

    def test_gymnasium(self):
        try:
            from gymnasium.utils.passive_env_checker import env_reset_passive_checker, env_step_passive_checker
        except ImportError:
            self.skipTest("gymnasium is not installed")
        env = musette.make(FLAMME_ROUGE, seats=2)
        self.addCleanup(env.close)
        seen, info = env_reset_passive_checker(env, seed=1)
        self.assertTrue(env.observation_space.contains(seen))
        ended = False
        while not ended:
            seen, _, ended, _, info = env_step_passive_checker(env, info["legal"][0])
            self.assertTrue(env.observation_space.contains(seen))


if __name__ == "__main__":
    unittest.main()
