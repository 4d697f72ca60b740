// Which mark of a first game is shown when (learn/marks.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ answers, asks, gotIt, happens, shown }] = await sources('learn/marks');

const words = new Set(['guide.welcome', 'guide.ask.Draw', 'guide.ask.Play', 'guide.event.Moved', 'guide.event.Fell']);
const has = (key) => words.has(key);
const nothing = { asked: null, happened: [], read: [] };

test('“Got it” leads through all marks there are, one after the other', () => {
  let marks = happens(asks(nothing, 'Draw'), 'Moved');
  const seen = [];
  for (; shown(marks, has); marks = gotIt(marks, has)) seen.push(shown(marks, has));
  assert.deepEqual(seen, ['guide.welcome', 'guide.ask.Draw', 'guide.event.Moved']);
});

test('after “Got it” the mark of the next question is shown', () => {
  const first = gotIt(asks(nothing, 'Draw'), has);
  const next = asks(answers(gotIt(first, has), has), 'Play');
  assert.equal(shown(next, has), 'guide.ask.Play');
});

test('who answers without “Got it” is shown the mark of the question that is asked', () => {
  const second = asks(answers(asks(nothing, 'Draw'), has), 'Play');
  assert.equal(shown(second, has), 'guide.ask.Play');
  const third = asks(answers(second, has), 'Draw');
  assert.equal(shown(third, has), 'guide.ask.Draw', 'it was not shown the first time');
  const fourth = asks(answers(third, has), 'Play');
  assert.equal(shown(fourth, has), undefined, 'all was shown');
});

test('what happens is explained until the next question, which comes first', () => {
  const waiting = happens(happens(answers(asks(nothing, 'Draw'), has), 'Moved'), 'Fell');
  assert.equal(shown(waiting, has), 'guide.event.Moved');
  const asked = asks(waiting, 'Play');
  assert.equal(shown(asked, has), 'guide.ask.Play');
  assert.equal(shown(gotIt(asked, has), has), 'guide.event.Moved');
  assert.equal(shown(answers(gotIt(asked, has), has), has), undefined, 'what happened before an answer is of the past');
  assert.equal(shown(happens(answers(gotIt(asked, has), has), 'Fell'), has), 'guide.event.Fell', 'and comes when it happens again');
});

test('what was read before a reload is not shown again', () => {
  const { read } = gotIt(asks(nothing, 'Draw'), has);
  assert.equal(shown(asks({ ...nothing, read }, 'Draw'), has), 'guide.ask.Draw');
});
