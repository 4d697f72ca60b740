// Puzzles: which answers are right, what they are worth, and which one is of the day.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const modules = await sources(...['shape', 'day', 'rating', 'reasons', 'kept'].map((name) => `puzzles/${name}`), 'learn/solved');
const puzzles = Object.assign({}, ...modules);
const data = new URL('../src/puzzles/data/', import.meta.url);

const one = () => ({
  ...{ game: 'g', rules: 1, id: '1', seats: 2, options: {}, seat: 'A', position: {}, best: 'a', rating: 1500 },
  choices: [
    { action: 'a', chance: 0.6 },
    { action: 'b', chance: 0.58 },
    { action: 'c', chance: 0.3 },
    { action: 'd', chance: 0.2 },
  ],
});

test('an answer within 3 points of the best is right', () => {
  assert.deepEqual(
    ['a', 'b', 'c', 'x'].map((answer) => puzzles.isRight(one(), answer)),
    [true, true, false, false],
  );
});

test('my own mistake is put right by anything better than what I played', () => {
  const mine = { ...one(), played: 'c' };
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((answer) => puzzles.isRight(mine, answer)),
    [true, true, false, false],
  );
});

test('what is broken is no exercise', () => {
  assert.ok(puzzles.isExercise(one()));
  for (const change of [{ best: 'x' }, { choices: [] }, { position: null }, { rules: 'one' }, { seats: 1.5 }, { options: [] }]) {
    assert.ok(!puzzles.isExercise({ ...one(), ...change }), JSON.stringify(change));
  }
  for (const nothing of [null, 7, 'text', [], {}]) assert.ok(!puzzles.isExercise(nothing));
});

test('every shipped puzzle is whole', () => {
  for (const file of readdirSync(data)) {
    const all = JSON.parse(readFileSync(new URL(file, data), 'utf8'));
    assert.ok(all.length >= 60, file);
    for (const puzzle of all) assert.ok(puzzles.isExercise(puzzle), `${file} ${puzzle.id}`);
  }
});

test('the day decides alone, and every game comes in turn', () => {
  const games = ['a', 'b', 'c', 'd', 'e'];
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day) => puzzles.gameOfDay(day, games));
  assert.deepEqual([...week].sort(), games);
  assert.equal(puzzles.today(new Date('2026-11-17T23:59:00Z')), '2026-11-17');
  const list = Array.from({ length: 62 }, (_, i) => i);
  assert.notEqual(puzzles.puzzleOfDay('2026-11-16', list), puzzles.puzzleOfDay('2026-11-21', list));
  assert.equal(puzzles.puzzleOfDay('2026-11-16', []), undefined);
});

test('days in a row end where one is missing, and today may still be open', () => {
  const days = ['2026-11-10', '2026-11-14', '2026-11-15', '2026-11-16'];
  assert.equal(puzzles.daysInARow(days, '2026-11-16'), 3);
  assert.equal(puzzles.daysInARow(days, '2026-11-17'), 3);
  assert.equal(puzzles.daysInARow(days, '2026-11-18'), 0);
});

test('a hint lowers what a solution is worth, and what one gains the puzzle loses', () => {
  const gains = [0, 1, 2, 3].map((stages) => puzzles.moves(1500, 20, 1500, true, stages).mine);
  assert.deepEqual(gains.map(Math.round), [10, 4, -2, -10]);
  assert.equal(puzzles.moves(1500, 20, 1500, false, 0).mine, -10);
  assert.ok(puzzles.moves(1500, 20, 1500, true, 0).puzzle < 0);
  assert.ok(puzzles.moves(1500, 0, 1500, true, 0).mine > gains[0]);
});

test('the kind of a mistake comes from what the rules say of both choices', () => {
  const reach = (to) => ({ type: 'Reaches', rule: 'X-1', from: 3, to });
  const costs = { type: 'Costs', rule: 'X-2', energy: 2 };
  assert.deepEqual(puzzles.difference([reach(7)], [reach(9)]), { rule: 'X-1', direction: 'much' });
  assert.deepEqual(puzzles.difference([reach(7)], [reach(5)]), { rule: 'X-1', direction: 'little' });
  assert.deepEqual(puzzles.difference([reach(7), costs], [reach(7)]), { rule: 'X-2', direction: 'missed' });
  assert.deepEqual(puzzles.difference([reach(7)], [reach(7), costs]), { rule: 'X-2', direction: 'needless' });
  assert.deepEqual(puzzles.difference([], []), { rule: '', direction: 'other' });
  const book = {
    title: '',
    blocks: [
      { k: 'heading', level: 2, text: '3. Riding', id: 'r' },
      { k: 'rule', id: 'X-1', runs: [] },
    ],
  };
  assert.equal(puzzles.chapterOf(book, 'X-1'), 'Riding');
  assert.equal(puzzles.chapterOf(book, 'X-9'), '');
});

const answered = (mine, at, right = mine > 0) => ({ right, mine, its: 0, at });
const kept = (change) => ({ ...puzzles.NOTHING, ...change });

test('what two devices know becomes one, whoever is first', () => {
  const laptop = kept({
    answers: { 'g/1': answered(20, 5), 'g/2': answered(-12, 9) },
    redone: { 'g/m': 4 },
    days: ['2026-11-16', '2026-11-17'],
    tasks: [{ ...one(), id: 't1', at: 3 }],
  });
  const phone = kept({
    answers: { 'g/1': answered(-30, 7), 'g/3': answered(15, 6) },
    days: ['2026-11-17', '2026-11-18'],
    tasks: [
      { ...one(), id: 't1', at: 3 },
      { ...one(), id: 't2', at: 8 },
    ],
  });
  const both = puzzles.merged(laptop, phone);
  assert.deepEqual(puzzles.merged(phone, laptop), both);
  assert.deepEqual(puzzles.merged(both, phone), both);
  assert.deepEqual(puzzles.ratings(both), [1220, 1235, 1223]);
  assert.deepEqual(both.days, ['2026-11-16', '2026-11-17', '2026-11-18']);
  assert.deepEqual(
    both.tasks.map(({ id }) => id),
    ['t1', 't2'],
  );
  assert.deepEqual(both.redone, { 'g/m': 4 });
});

test('only the newest of many mistakes are kept, on whichever device they were made', () => {
  const many = (from) => Array.from({ length: 60 }, (_, i) => ({ ...one(), id: `m${from + i}`, at: from + i }));
  const both = puzzles.merged(kept({ tasks: many(0) }), kept({ tasks: many(60) }));
  assert.equal(both.tasks.length, 80);
  assert.equal(both.tasks[0].id, 'm40');
});

test('what is broken in storage is left out, and the rest stays', () => {
  for (const nothing of [null, 7, 'text', [], {}]) assert.deepEqual(puzzles.sound(nothing), puzzles.NOTHING);
  const read = puzzles.sound({
    answers: { 'g/1': answered(20, 5), 'g/2': 'x', 'g/3': { right: 1 } },
    days: ['x', '2026-11-18', 5],
    tasks: [one(), {}],
  });
  assert.deepEqual(Object.keys(read.answers), ['g/1']);
  assert.deepEqual(read.days, ['2026-11-18']);
  assert.equal(read.tasks.length, 1);
});

test('a task of a lesson that either device has solved is solved', () => {
  const laptop = { g: { l1: [0, 2] } };
  const phone = { g: { l1: [1], l2: [0] }, h: { l1: [3] } };
  assert.deepEqual(puzzles.mergedTasks(laptop, phone), { g: { l1: [0, 1, 2], l2: [0] }, h: { l1: [3] } });
  assert.deepEqual(laptop, { g: { l1: [0, 2] } });
  assert.deepEqual(puzzles.soundTasks({ g: { l1: [0, 'x', -1], l2: 7 }, h: null }), { g: { l1: [0], l2: [] }, h: {} });
});
