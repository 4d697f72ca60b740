// How lessons are read (scripts/lessons.mjs) and answers are judged (src/learn/judge.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCourse, readLesson } from '../scripts/lessons.mjs';
import { sources } from '../scripts/sources.mjs';

const [{ comment, explained, judged }, { picturesOf }] = await sources('learn/judge', 'learn/pictures');

const say = (text) => ({ en: text, fr: text });
const scenario = (name) =>
  name === 'ex1'
    ? {
        seats: 3,
        options: { laps: 2 },
        position: { round: 4 },
        steps: [{ seat: 'B', play: 'go 1', chance: [6] }, { turn: ['C'] }, { seat: 'C', play: 'stop' }, { seat: 'B', play: 'go 2' }],
      }
    : null;
const file = (task) => JSON.stringify({ title: say('One'), rules: ['X-01'], tasks: [{ do: say('Do'), done: say('Done'), ...task }] });

test('a task takes position, dice, moves and solution from its scenario', () => {
  const [task] = readLesson('01', file({ from: 'ex1' }), scenario).tasks;
  assert.deepEqual(task.position, { round: 4 });
  assert.deepEqual([task.seat, task.seats, task.options], ['B', 3, { laps: '2' }]);
  assert.deepEqual(task.dice, [[6], [], []]);
  assert.deepEqual(task.moves, { C: ['stop'] });
  assert.deepEqual(task.solve, [['go 1'], ['go 2']]);
  assert.deepEqual(readLesson('01', file({ from: 'ex1', seat: 'C' }), scenario).tasks[0].solve, [['stop']]);
});

test('a lesson that cannot be read is told of and left out', () => {
  const told = [];
  const files = [
    ['01-good', file({ from: 'ex1' })],
    ['02-json', '{'],
    ['03-scenario', file({ from: 'ex9' })],
    ['04-text', file({ from: 'ex1', done: { en: 'Done' } })],
    ['05-field', file({ from: 'ex1', hint: [] })],
    ['06-unsolvable', file({ position: {} })],
    ['07-list', '[]'],
    ['08-rules', JSON.stringify({ title: say('x'), rules: [], tasks: [] })],
  ];
  const lessons = readCourse(files, scenario, (problem) => told.push(problem));
  assert.deepEqual(
    lessons.map(({ id }) => id),
    ['01-good'],
  );
  assert.equal(told.length, 7);
  assert.match(told[1], /03-scenario.*unknown scenario "ex9"/);
  assert.match(told[2], /04-text.*no text in "fr"/);
  assert.match(told[3], /05-field.*unknown field "hint"/);
  assert.match(told[4], /06-unsolvable.*what solves it/);
});

test('an answer is on the way, solves, or is wrong and gets the comment that fits', () => {
  const wrong = [
    { play: 'go 3', say: say('three') },
    { event: 'Fell', say: say('fell') },
    { play: 'go *', say: say('other') },
  ];
  const task = { solve: [['go 1', 'go 2'], ['stop *']], wrong };
  assert.equal(judged(task, 0, 'go 2', []), 'on');
  assert.equal(judged(task, 1, 'stop here', []), 'solved');
  assert.equal(judged(task, 0, 'go 3', []), 'wrong');
  assert.equal(comment(task, 'go 3', [{ type: 'Fell' }]).say.en, 'three');
  assert.equal(comment(task, 'go 4', [{ type: 'Fell' }]).say.en, 'fell');
  assert.equal(comment(task, 'go 4', []).say.en, 'other');
  assert.equal(comment(task, 'wait', []), undefined);
});

test('an answer is explained by what the log tells, else by what the board shows, else by what the rules said of it', () => {
  const silent = ({ type }) => type === 'Drew';
  const types = (events, remarks) => explained(events, remarks, silent).map(({ kind, statement }) => `${kind} ${statement.type}`);
  assert.deepEqual(types([{ type: 'Drew' }, { type: 'Fell' }], [{ type: 'Leads' }]), ['event Fell']);
  assert.deepEqual(types([{ type: 'Drew' }], [{ type: 'Leads' }]), ['event Drew']);
  assert.deepEqual(types([], [{ type: 'Leads' }]), ['remark Leads']);
  assert.deepEqual(types(Array(12).fill({ type: 'Rode' }), []).length, 8);
});

test('a goal is an event within some plies', () => {
  const task = { solve: [], goal: { type: 'Won', seat: 'A' }, within: 2, wrong: [] };
  assert.equal(judged(task, 0, 'x', [{ type: 'Won', seat: 'B' }]), 'on');
  assert.equal(judged(task, 1, 'x', [{ type: 'Won', seat: 'A' }]), 'solved');
  assert.equal(judged(task, 1, 'x', []), 'wrong');
});

test('each chapter of a rule book has a picture of its own if there are enough', () => {
  const tasks = [{}, {}];
  const lessons = [{ id: '01', rules: ['X-01', 'X-02'], tasks }];
  const heading = (id) => ({ k: 'heading', level: 2, text: id, id });
  const rule = (id) => ({ k: 'rule', id, runs: [] });
  const pictures = picturesOf([heading('a'), rule('X-09'), rule('X-01'), heading('b'), rule('X-02'), heading('c'), rule('X-08')], lessons);
  assert.deepEqual([...pictures.keys()], ['a', 'b']);
  assert.notEqual(pictures.get('a').task, pictures.get('b').task);
});
