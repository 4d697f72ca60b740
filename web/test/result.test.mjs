// What the result of a match is made of (result/outcome.ts, games/tour-de-france/result.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ byStage, medals }, { result }] = await sources('result/outcome', 'games/tour-de-france/result');

test('the podium has the first three, the best first, and fewer if there are fewer', () => {
  assert.deepEqual(
    medals(['A', 'B', 'C', 'D'], [4, 1, 3, 2], { B: '2' }).map((m) => [m.seat, m.place, m.bib]),
    [
      ['B', 1, '2'],
      ['D', 2, undefined],
      ['C', 3, undefined],
    ],
  );
  assert.equal(medals(['A', 'B'], [1, 2]).length, 2);
  assert.equal(medals(['A', 'B'], []).length, 0);
});

test('the events of a tour fall into stages', () => {
  const events = ['Started', 'Home', 'Started', 'Home', 'Home'].map((type) => ({ type }));
  assert.deepEqual(
    byStage(events, 'Started').map((stage) => stage.length),
    [2, 3],
  );
});

test('the point cards are opened by place, with who was home first', () => {
  const view = {
    riders: [
      { seat: 'A', finish: 1 },
      { seat: 'B', finish: 2 },
    ],
  };
  const events = [
    { type: 'CardShown', seat: 'A', die: 140, orange: 10, total: 150, place: 2 },
    { type: 'CardShown', seat: 'B', die: 140, orange: 20, total: 160, place: 1 },
    { type: 'ThrowPointWon', seat: 'A' },
  ];
  const told = result(view, events);
  assert.deepEqual(
    told.standings[0].lines.map((line) => [line.seat, line.bar]),
    [
      ['B', [140, 20]],
      ['A', [140, 10]],
    ],
  );
  assert.deepEqual(told.standings[0].lines[1].won, [0]);
  assert.equal(told.notes[0].rule, 'TF-55');
  assert.deepEqual(told.by.about, { total: 160, seat: 'A', other: 150 });
});
