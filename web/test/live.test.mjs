// What the card of a table tells of the match (compete/live.ts), and where it puts the riders (setup/profile.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ lineOf, liveOf }, { pointAt, ridges }, { listings }] = await sources('compete/live', 'setup/profile', 'compete/listings');

/** A race on 80 squares; `squares` of two riders for every seat. */
const race = (squares, arrived = []) => ({
  round: 7,
  tiles: [{ squares: Array(80).fill('FLAT') }],
  finishLine: 74,
  arrived,
  riders: Object.entries(squares).flatMap(([seat, both]) => both.map((square, i) => ({ rider: `${seat}${i}`, seat, square }))),
});
const told = (game, view) => {
  const line = lineOf(game, liveOf(game, view));
  return line && `${line.key} ${line.who.join('')} ${line.count}`;
};

test('the best rider of every seat counts, the first one first', () => {
  const live = liveOf('flamme-rouge', race({ A: [10, 31], B: [40, 2], NONE: [70, 70] }));
  assert.equal(live.round, 7);
  assert.deepEqual(
    live.stands.map(({ seat, squares, part }) => [seat, squares, part]),
    [
      ['B', 40, 0.5],
      ['A', 31, 31 / 80],
    ],
  );
});

test('a card says who is clear, who leads, that all are together, and who is home', () => {
  assert.equal(told('flamme-rouge', race({ A: [0, 0], B: [0, 0] })), null);
  assert.equal(told('flamme-rouge', race({ A: [40, 1], B: [31, 1], C: [20, 1] })), 'away A 9');
  assert.equal(told('flamme-rouge', race({ A: [33, 1], B: [31, 1], C: [20, 1] })), 'lead A 0');
  assert.equal(told('flamme-rouge', race({ A: [33, 1], B: [33, 1], C: [20, 1] })), 'lead AB 0');
  assert.equal(told('flamme-rouge', race({ A: [33, 1], B: [31, 1], C: [30, 1] })), 'pack  0');
  assert.equal(told('flamme-rouge', race({ A: [76, 1], B: [70, 1] })), 'home A 0');
  assert.equal(told('flamme-rouge', race({ A: [0, 1], B: [70, 1] }, ['A0'])), 'home A 0');
});

test('the other games are read as well', () => {
  const wheel = {
    stages: [{ road: '_'.repeat(50) }, { road: '_'.repeat(100) }],
    position: { stage: 2, turn: 4, racers: { A1: { square: -8 }, A2: { square: 50 }, B1: { square: 44 }, B2: { square: 503 } } },
  };
  assert.deepEqual(
    liveOf('pace-wheel', wheel).stands.map(({ seat, part, home }) => [seat, part, home]),
    [
      ['B', 1, true],
      ['A', 0.5, false],
    ],
  );
  assert.equal(liveOf('pace-wheel', wheel).stage, 1);
  const cyclist = (owner, place, square) => ({ owner, place, square });
  const leader = {
    course: { hexagons: Array(4).fill({ squares: [4, 5, 6] }) },
    board: { stage: 1, turn: 3, head: '2C5' },
    cyclists: { 'black leader': cyclist('A', 'FRONT', ''), 'white leader': cyclist('B', 'ROAD', '3L2'), x: cyclist('NONE', 'ABSENT', '') },
  };
  assert.deepEqual(
    liveOf('leader-1', leader).stands.map(({ seat, part }) => [seat, part]),
    [
      ['B', 2.5 / 4],
      ['A', 0.5],
    ],
  );
  assert.equal(told('leader-1', leader), 'lead B 0');
  const tour = {
    laps: 2,
    squares: [{ km: 0 }, { km: 50 }, { km: 100 }],
    riders: [
      { seat: 'A', lap: 1, km: 50, finish: 0 },
      { seat: 'B', lap: 2, km: 0, finish: 0 },
    ],
  };
  assert.deepEqual(
    liveOf('tour-de-france', tour).stands.map(({ seat, part }) => [seat, part]),
    [
      ['B', 0.5],
      ['A', 0.25],
    ],
  );
  const players = [
    { seat: 'A', left: 7 },
    { seat: 'B', left: 5 },
    { seat: 'C', left: 5 },
  ];
  assert.equal(told('flaming-pyramids', { turn: 12, players }), 'left BC 5');
});

test('before the start, and of a game that is not known, there is nothing to say', () => {
  assert.equal(told('flamme-rouge', null), null);
  assert.equal(told('chess', {}), null);
});

test('riders stand on the road', () => {
  const [stage] = ridges(
    [
      [
        { ground: 'flat', length: 10, slope: 0 },
        { ground: 'climb', length: 10, slope: 1 },
      ],
    ],
    100,
    100,
  );
  const { x, y } = pointAt(stage, 0.25);
  assert.deepEqual([x, y], [25, 74]);
  const top = pointAt(stage, 1);
  const half = pointAt(stage, 0.75);
  assert.equal(top.x, 100);
  assert.ok(top.y < half.y && half.y < 74);
  assert.ok(Math.abs((top.y + 74) / 2 - half.y) < 1e-9);
});

test('places in the lists of this month and the last', async () => {
  const now = Date.UTC(2026, 0, 15);
  const history = [
    { game: 'leader-1', change: 4, at: Date.UTC(2026, 0, 2) },
    { game: 'leader-1', change: 0, at: Date.UTC(2025, 11, 31) },
    { game: 'pace-wheel', change: -4, at: Date.UTC(2025, 11, 3) },
    { game: 'flamme-rouge', change: 4, at: Date.UTC(2025, 10, 30) },
  ];
  const asked = [];
  const list = async (game, month) => {
    asked.push(`${game} ${month}`);
    const lines = Array.from({ length: game === 'puzzles' ? 2 : 100 }, (_, i) => ({ rank: i + 1, player: { id: `p${i + 1}` } }));
    return { lines };
  };
  const found = await listings('p2', history, now, list);
  assert.deepEqual(asked, ['leader-1 2026-01', 'puzzles 2026-01', 'pace-wheel 2025-12', 'puzzles 2025-12']);
  assert.deepEqual(
    found.map(({ game, month, rank, of }) => `${game} ${month} ${rank} of ${of}`),
    ['leader-1 2026-01 2 of 0', 'puzzles 2026-01 2 of 2', 'pace-wheel 2025-12 2 of 0', 'puzzles 2025-12 2 of 2'],
  );
  assert.deepEqual(await listings('nobody', history, now, list), []);
});
