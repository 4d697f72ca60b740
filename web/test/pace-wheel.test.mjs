// Which part of the road games/pace-wheel magnifies, and where it puts the racers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ lay, places, scale, shown, wantedSquares }, { heights, runs }, { groupOf, matters, targetsOf }, { apply, bySquare }] =
  await sources('games/pace-wheel/cells', 'games/pace-wheel/course', 'games/pace-wheel/focus', 'games/pace-wheel/race');

const course = { id: 'c', title: 'C', road: '____^^^^vvvv____', feed: [], summits: [8] };
const rider = (square) => ({ square });
const view = (racers, groups, more) => ({
  stages: [course],
  groups: groups.map((squares, i) => ({ number: i + 1, terrain: 'FLAT', pace: 'STEADY', rows: squares })),
  position: { stage: 1, phase: 'SHUFFLE', subject: '', cursor: 0, attack: { attacker: '' }, arrivals: [], racers, ...more },
});

test('the profile climbs and comes down again', () => {
  assert.deepEqual(
    runs(course).map((run) => [run.terrain, run.from, run.to]),
    [
      ['FLAT', -3, 4],
      ['UPHILL', 5, 8],
      ['DOWNHILL', 9, 12],
      ['FLAT', 13, 16],
    ],
  );
  const high = heights(course);
  assert.equal(high.get(4), 0);
  assert.equal(high.get(8), 0.5);
  assert.equal(high.get(16), 0);
});

test('the part shown has the group, where choices lead and one square ahead; empty road is folded', () => {
  const squares = wantedSquares([10, 11, 15], [14], [10, 11, 15], 4, 84, -3).sort((a, b) => a - b);
  assert.deepEqual(squares, [10, 11, 14, 15, 16]);
  const list = shown(squares, new Map([[10, ['A1']]]), 84, [], [14]);
  assert.deepEqual(
    list.map((cell) => [cell.kind, cell.square, cell.hidden]),
    [
      ['square', 10, 0],
      ['square', 11, 0],
      ['gap', 12, 2],
      ['square', 14, 0],
      ['square', 15, 0],
      ['square', 16, 0],
    ],
  );
  assert.deepEqual(
    list.filter((cell) => cell.goal).map((cell) => cell.square),
    [14],
  );
});

test('who is over the line stands behind the finish', () => {
  const list = shown([83, 84, 85], new Map(), 84, ['A1']);
  assert.equal(list.at(-1).kind, 'past');
  assert.deepEqual(list.at(-1).racers, ['A1']);
});

test('cells fill the frame, the front on the right or at the top, and every racer has room in his cell', () => {
  const four = ['A1', 'B1', 'C1', 'D1'];
  const list = shown([1, 2, 3, 4], new Map([1, 2, 3].map((square) => [square, four])), 84, []);
  for (const upright of [false, true]) {
    const frame = upright ? { width: 360, height: 210, upright } : { width: 800, height: 280, upright };
    const cells = lay(list, frame);
    const front = cells.at(-1);
    assert.equal(Math.round(upright ? front.y : front.x + front.w), upright ? 0 : 800);
    const half = 20 * scale(cells, upright);
    assert.ok(half >= 20, `${half}`);
    for (const cell of cells.slice(0, 3))
      for (const spot of places(cell, upright)) {
        assert.ok(spot.x - half >= cell.x && spot.x + half <= cell.x + cell.w);
        assert.ok(spot.y - half >= cell.y && spot.y + half <= cell.y + cell.h);
      }
  }
});

test('a fifth racer swells the square, the newcomer before the others', () => {
  const racers = Object.fromEntries(['A1', 'B1', 'C1', 'D1', 'E1'].map((racer) => [racer, rider(7)]));
  const squares = bySquare(view(racers, [], { phase: 'PUSH', subject: 'C1' }));
  assert.deepEqual(squares.get(7), ['C1', 'A1', 'B1', 'D1', 'E1']);
  const cells = lay(shown([6, 7, 8], squares, 84, []), { width: 800, height: 280, upright: false });
  assert.equal(cells[1].full, true);
  const [newcomer, ...others] = places(cells[1], false);
  assert.ok(others.every((spot) => spot.x > newcomer.x));
});

test('the group of the event, of the question, then of my foremost racer matters', () => {
  const racers = { A1: rider(5), A2: rider(9), B1: rider(12) };
  const seen = view(racers, [[{ square: 12, racers: ['B1'] }], [{ square: 9, racers: ['A2'] }], [{ square: 5, racers: ['A1'] }]]);
  assert.equal(matters(seen, 'A', [], null, ''), 1);
  assert.equal(matters(seen, 'A', [], { type: 'Rolled', racer: 'B1' }, ''), 0);
  const offer = {
    text: 'shift A1 4',
    action: { type: 'Shift', racer: 'A1', square: 4 },
    remarks: [{ type: 'GoesTo', racer: 'A1', square: 4 }],
  };
  assert.equal(matters(seen, 'A', [offer], null, 'A1'), 2);
  assert.deepEqual(targetsOf(seen, 2, [offer], 16), [4, 4]);
  assert.deepEqual(targetsOf(seen, 1, [offer], 16), []);
  assert.deepEqual(groupOf(seen, 2), [5]);
});

test('an arrival is seen at once', () => {
  const seen = view({ A1: rider(15) }, []);
  const after = apply(seen, { type: 'Arrived', racer: 'A1', rank: 1, turn: 3 });
  assert.deepEqual(
    after.position.arrivals.map((arrival) => arrival.racer),
    ['A1'],
  );
});
