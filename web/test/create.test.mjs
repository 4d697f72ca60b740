// What the editors of roads do with a road before the engine reads it again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ flippedAt, withoutAt, withTile }, { painted, printed, stretched }, { packed, unpacked }, { withComments }] = await sources(
  'create/flamme-rouge/laying',
  'create/pace-wheel/course',
  'create/link',
  'create/comments',
);

test('a tile goes before the finish, to a place, or turns over where it lies', () => {
  assert.equal(withTile('abu', 'c'), 'abcu');
  assert.equal(withTile('abu', 'B'), 'aBu');
  assert.equal(withTile('abcu', 'c', 1), 'acbu');
  assert.equal(withTile('abcu', 'b', 3), 'acbu');
  assert.equal(withTile('bc', 'a'), 'abc');
  assert.equal(withTile('ab', 'u'), 'abu');
  assert.equal(withoutAt('abu', 2), 'au');
  assert.equal(flippedAt('abu', 2), 'aBu');
});

const stage = { id: 'own', title: '', road: '____^^__', feed: [{ first: 7, last: 7 }], summits: [] };

test('a stroke paints terrain, food and the finish', () => {
  assert.equal(painted(stage, '^', 8, 7).road, '____^^^^');
  assert.equal(painted(stage, 'v', 10, 10).road, '____^^___v');
  assert.deepEqual(painted(stage, 'feed', 5, 6).feed, [{ first: 5, last: 7 }]);
  assert.deepEqual(painted(stage, 'feed', 7, 7).feed, []);
  assert.equal(painted(stage, 'finish', 6, 6).road, '____^^');
  assert.equal(painted(stage, 'finish', 10, 10).road, '____^^____');
  const longer = stretched(stage, { sign: '^', from: 5, to: 6 }, 2);
  assert.equal(longer.road, '____^^^^__');
  assert.deepEqual(longer.feed, [{ first: 9, last: 9 }]);
});

test('one stage is a profile, several are a tour', () => {
  assert.equal(printed({ stages: [stage] }, ''), 'profile _4 ^2 _2\nfeed 7');
  assert.equal(printed({ stages: [stage] }, 'X'), 'course own : X\nprofile _4 ^2 _2\nfeed 7');
  assert.match(printed({ stages: [stage, stage] }, 'T'), /course stage-1 : 1\n.*race own : T\nstages stage-1 stage-2$/s);
});

test('a link carries any text, and what is broken carries none', async () => {
  for (const text of ['abu', `stage : Ünï <b> 🚲\n${'abcdefghijklmnopqrstu'.repeat(20)}`]) {
    const fragment = await packed(text);
    // The router decodes the fragment of an address.
    assert.equal(await unpacked(decodeURIComponent(fragment)), text);
  }
  assert.equal(await unpacked('z.!!!'), null);
  assert.equal(await unpacked('z.AAAA'), null);
  assert.equal(await unpacked('rules'), null);
});

test('comments stay with what they are about, and none is lost', async () => {
  const old = '# game: pace-wheel\ncourse own : Lac # mine; really\n# the wall\nprofile _9 ^4 # hard\n# food\nfeed 20\n# end';
  assert.equal(withComments(old, 'course own : Lac\nprofile _9 ^5\nfeed 20'), old.replace('^4', '^5'));
  assert.equal(withComments(old, 'profile _9 ^4'), '# game: pace-wheel\n# mine; really\n# the wall\nprofile _9 ^4 # hard\n# food\n# end');
  assert.equal(withComments('stage : X\nabu # fast; nice', 'abcu'), 'abcu # fast, nice');
  assert.equal(withComments('M01 a # one; M02 b # two', 'M02 c\nM01 a'), 'M02 c # two\nM01 a # one');
  assert.equal(withComments('abu', 'abcu'), 'abcu');
});
