// How table/changes.ts applies what the server says has changed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ changed }] = await sources('table/changes');

const state = () => ({
  type: 'State',
  info: { table: 't', seq: 17, turn: ['A'] },
  now: 1,
  view: { round: 3, riders: [{ square: 4 }, { square: 5, lane: 'LEFT' }] },
  offers: [],
  after: 16,
  log: [{ seq: 17 }],
});
const changes = (from, set) => ({ type: 'Changes', table: 't', from, now: 2, set, log: [{ seq: 18 }] });

test('parts are replaced at any depth, in objects and lists', () => {
  const before = state();
  const next = changed(before, changes(17, { '/info/seq': 18, '/view/riders/1/square': 9, '/offers': [{ text: 'play 5' }] }));
  assert.deepEqual(next, {
    ...state(),
    info: { table: 't', seq: 18, turn: ['A'] },
    now: 2,
    view: { round: 3, riders: [{ square: 4 }, { square: 9, lane: 'LEFT' }] },
    offers: [{ text: 'play 5' }],
    after: 17,
    log: [{ seq: 18 }],
  });
  assert.deepEqual(before, state(), 'the state before is still shown: it must not change');
  assert.equal(next.view.riders[0], before.view.riders[0], 'what has not changed is the same');
});

test('what was nothing may become something, and the other way round', () => {
  const next = changed({ ...state(), view: null }, changes(17, { '/view': { round: 1 } }));
  assert.deepEqual(next.view, { round: 1 });
  assert.equal(changed(state(), changes(17, { '/view': null })).view, null);
});

test('changes of another state are not applied', () => {
  assert.equal(changed(state(), changes(16, { '/info/seq': 18 })), null);
  assert.equal(changed(state(), changes(18, {})), null);
  assert.equal(changed(null, changes(17, {})), null);
});
