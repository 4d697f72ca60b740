// What the page of a stage tells of it (compete/story.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ after, story }] = await sources('compete/story');

const score = (entrant, place, more) => ({ entrant, place, climb: 0, bold: 0, ridden: 'RODE', ...more });
/** Three riders at one table; `places` by stage, then by rider. */
function tour(count, ...places) {
  const riders = [0, 1, 2];
  const lines = riders.map((who) => ({ who, rank: 0, before: 0, value: 0, places: places.map((stage) => stage[who]) }));
  const roundList = places.map((stage, i) => ({
    round: i + 1,
    state: 'OVER',
    tables: [{ number: 1, table: 't', entrants: riders, scores: riders.map((who) => score(who, stage[who])) }],
  }));
  return { plan: { count, tableSize: 4 }, roundList, classifications: [{ jersey: 'GENERAL', lines }] };
}
const keys = (told) => told.map(({ key }) => key);

test('who won, who leads and by how much', () => {
  const info = tour('TIME', [1, 2, 3], [1, 3, 2], [3, 2, 1]);
  assert.deepEqual(story(info, info.roundList[0]), [
    { key: 'won', who: [0] },
    { key: 'leads', who: [0], other: 1, count: 30 },
  ]);
  assert.deepEqual(story(info, info.roundList[1])[1], { key: 'keeps', who: [0], other: 2, count: 80 });
});

test('a lead changes hands', () => {
  const info = tour('TIME', [1, 2, 3], [3, 1, 2]);
  assert.deepEqual(story(info, info.roundList[1])[1], { key: 'took', who: [1], other: 0 });
});

test('by points the most points lead: at a table of four 5, 3, 2, 1', () => {
  const info = tour('POINTS', [1, 2, 3], [2, 1, 3]);
  assert.deepEqual(
    after(info, 1).map(({ value }) => -value),
    [5, 3, 2],
  );
  assert.equal(story(info, info.roundList[1])[1].key, 'took', 'equal points and wins: the better last stage');
});

test('summits, bold choices and those for whom a bot rode', () => {
  const info = tour('TIME', [1, 2, 3]);
  info.roundList[0].tables[0].scores = [score(0, 1, { bold: 2 }), score(1, 2, { climb: 6, bold: 2 }), score(2, 3, { ridden: 'ABSENT' })];
  const told = story(info, info.roundList[0]);
  assert.deepEqual(keys(told), ['won', 'leads', 'climbed', 'dared', 'absent']);
  assert.deepEqual(told[2], { key: 'climbed', who: [1], count: 6 });
  assert.deepEqual(told[3], { key: 'dared', who: [0, 1], count: 2 });
  assert.deepEqual(told[4].who, [2]);
});

test('before a stage it says who leads; before the first nothing', () => {
  const info = tour('TIME', [1, 2, 3]);
  const coming = (round) => ({ round, state: 'COMING', tables: [] });
  assert.deepEqual(story(info, coming(2)), [{ key: 'before', who: [0], other: 1, count: 30 }]);
  assert.deepEqual(story(info, coming(1)), []);
});
