// How the boards of Flamme Rouge and Flaming Pyramids are laid out, and what they make of remarks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ Road }, { sheetFor }, { lastSquare, parking, standing }, { frame }, { fateOf, struckBy, under }, { boardFor, Layout }] =
  await sources(
    'games/flamme-rouge/road',
    'games/flamme-rouge/sheet',
    'games/flamme-rouge/race',
    'games/flamme-rouge/camera',
    'games/flaming-pyramids/fates',
    'games/flaming-pyramids/pyramid',
  );

const straight = (terrain, squares) => ({ name: 'x', turn: 0, squares: Array(squares).fill(terrain) });
const tiles = [straight('START', 6), straight('FLAT', 6), { name: 'y', turn: 90, squares: ['FLAT', 'FLAT'] }, straight('FINISH', 5)];
const rider = (name, square, lane = 'RIGHT') => ({ rider: name, square, lane });
const view = (riders, options = {}, arrived = []) => ({ tiles, finishLine: 14, riders, options, arrived });

test('the run-out is drawn as far as a card carries, or as printed', () => {
  assert.equal(lastSquare(view([])), 23);
  assert.equal(lastSquare(view([], { runOut: 'printed' })), 19);
});

test('who has left the race stands past the last square, the winner in front', () => {
  const riders = [rider('A_ROULEUR', 0), rider('A_SPRINTEUR', 12), rider('B_ROULEUR', 0), rider('B_SPRINTEUR', 0)];
  const end = view(riders, { raceToTheEnd: 'on' }, ['B_SPRINTEUR', 'A_ROULEUR']);
  assert.equal(parking(end), 2);
  assert.deepEqual(
    standing(end).map((r) => [r.rider, r.square, r.lane]),
    [
      ['A_ROULEUR', 25, 'LEFT'],
      ['A_SPRINTEUR', 12, 'RIGHT'],
      ['B_SPRINTEUR', 25, 'RIGHT'],
    ],
  );
});

for (const [width, height] of [
  [360, 214],
  [429, 282],
  [500, 560],
  [1130, 600],
]) {
  test(`the whole road lies on a sheet of ${width} x ${height}`, () => {
    const sheet = sheetFor({ width, height });
    assert.ok(Math.abs(sheet.height / sheet.width - height / width) < 0.03);
    const road = new Road(tiles, sheet, 4);
    assert.equal(road.last, 23);
    const box = road.box(1, road.last);
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.w <= sheet.width && box.y + box.h <= sheet.height);
  });
}

test('the camera shows a stretch whole, unless it gets too small', () => {
  const size = { width: 360, height: 214 };
  const road = new Road(tiles, sheetFor(size), 4);
  const near = frame(road, size, [[3, 8]]);
  const box = road.box(3, 8);
  assert.ok(near.width >= box.w && near.x - near.width / 2 <= box.x && near.x + near.width / 2 >= box.x + box.w);
  const far = frame(road, size, [
    [1, 23],
    [3, 8],
  ]);
  assert.deepEqual(far, near);
});

test('what becomes of a tile', () => {
  const collapse = { type: 'Collapses', on: ['Y6', 'R30'] };
  const fire = { type: 'Burns', tiles: ['Y6'] };
  const holds = { type: 'Holds', on: ['G60', 'R100'] };
  assert.equal(fateOf([collapse, fire], false), 'collapses');
  assert.equal(fateOf([holds, fire], false), 'burns');
  assert.equal(fateOf([holds], false), 'holds');
  assert.equal(fateOf([], true), 'open');
  assert.deepEqual(under([holds]), ['G60', 'R100']);
  assert.deepEqual(under([{ type: 'OnBase' }]), []);
  assert.deepEqual(struckBy([collapse, fire]), ['Y6', 'R30', 'Y6']);
});

test('a pyramid fits its board', () => {
  const cells = [0, 1, 2, 3, 4, 5, 6].flatMap((level) => Array.from({ length: 7 - level }, (_, column) => ({ level, column })));
  for (const size of [
    { width: 360, height: 206 },
    { width: 500, height: 560 },
  ]) {
    const board = boardFor(size);
    const layout = new Layout(cells, board);
    for (const { level, column } of cells) {
      const at = layout.at(level, column);
      assert.ok(at.x >= 0 && at.y >= 0 && at.x + 128 * layout.scale <= board.width);
    }
  }
});
