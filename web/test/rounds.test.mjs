// Under which heading a ply of a replay stands (lib/rounds.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ headingAt, rounds }] = await sources('lib/rounds');

const heading = (event) => (event.startsWith('turn of ') ? event : null);
const at = (steps, step) => headingAt(rounds(steps, heading), step);

test('a move stands under the heading of who made it, not of who comes next', () => {
  const steps = [['cards dealt', 'turn of A'], ['A moves', 'turn of B'], ['B moves', 'turn of A'], ['A moves']];
  assert.deepEqual(
    [0, 1, 2, 3].map((step) => at(steps, step)),
    ['turn of A', 'turn of A', 'turn of B', 'turn of A'],
  );
});

test('a heading that the move itself begins with is its own', () => {
  const steps = [['cards dealt'], ['turn of A', 'A throws'], ['turn of B', 'B throws']];
  assert.deepEqual(
    [0, 1, 2].map((step) => at(steps, step)),
    ['', 'turn of A', 'turn of B'],
  );
});

test('who is passed over gives no heading to the move of the next', () => {
  const steps = [['turn of A'], ['A moves', 'turn of B', 'B waits', 'turn of C'], ['C moves']];
  assert.equal(at(steps, 1), 'turn of A');
  assert.equal(at(steps, 2), 'turn of C');
});

test('a heading after the last move opens nothing', () => {
  assert.deepEqual(rounds([['turn of A'], ['A moves', 'turn of B']], heading), [{ at: 0, heading: 'turn of A' }]);
});
