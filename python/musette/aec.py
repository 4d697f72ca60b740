"""All seats of one match, in the style of PettingZoo's AEC environments."""

from . import spaces
from .arrays import Batch, IllegalAction

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object


class MatchEnv(AECEnv):
    """One match; `agent_selection` says who acts. Rewards come at the end: 1 for a win, shared among winners, else 0.

    An observation holds what this seat may know, never more: "observation" (numbers, named by `names`) and "action_mask".
    An illegal action raises IllegalAction and changes nothing.
    """

    def __init__(self, game, name, seats=None, options=None, render_mode=None):
        self._batch = Batch(game, seats=seats, again=False, options=options)
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.names = self._batch.names
        self.possible_agents = [f"seat_{chr(ord('A') + i)}" for i in range(self._batch.seats)]
        self.agents = []
        self._seed = 0
        space = spaces.observation_space(len(self.names), self._batch.actions)
        moves = spaces.Discrete(self._batch.actions)
        self._spaces = {agent: (space, moves) for agent in self.possible_agents}
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: moves for agent in self.possible_agents}

    def observation_space(self, agent):
        return self._spaces[agent][0]

    def action_space(self, agent):
        return self._spaces[agent][1]

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        self._batch.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._seen = {agent: self._blank() for agent in self.agents}
        self._look()

    def _blank(self):
        return {key: spaces.zeros(value) for key, value in spaces.observed(self._batch).items()}

    def _look(self):
        self.agent_selection = self.possible_agents[int(self._batch.seat[0])]
        self._seen[self.agent_selection] = spaces.observed(self._batch)

    def observe(self, agent):
        """What the seat saw when it was last asked; its mask is empty while it is not asked."""
        seen = self._seen[agent]
        if agent == self.agent_selection and not self.terminations[agent]:
            return seen
        return {"observation": seen["observation"], "action_mask": spaces.zeros(seen["action_mask"])}

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None or not 0 <= int(action) < self._batch.actions:
            raise IllegalAction(f"{action} is not an action")
        self._batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self._batch.ended[0]:
            shares = self._batch.shares()
            for index, each in enumerate(self.possible_agents):
                self.rewards[each] = float(shares[index])
                self._cumulative_rewards[each] += self.rewards[each]
                self.terminations[each] = True
            self.agent_selection = self.agents[0]
        else:
            self._look()

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=1 << 62):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        """The match in words, as the seat to act sees it."""
        return spaces.rendered(self._batch)

    def close(self):
        self._batch.close()

    def __str__(self):
        return self.metadata["name"]
