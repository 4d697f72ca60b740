// How table/pages.ts puts a long replay together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ ReplayPages }] = await sources('table/pages');

/** A match of so many steps of which so many go into an answer with views, and twice as many without. */
function match(count, each) {
  const asked = [];
  const fetch = async (from, views) => {
    asked.push(`${views} ${from}`);
    const steps = [];
    for (let i = from; i < Math.min(count, from + (views === 'YES' ? each : 2 * each)); i++) {
      steps.push({ ply: i, seat: 'A', action: '', events: [i], views: views === 'YES' ? { NONE: { step: i } } : {}, turn: [] });
    }
    return { game: 'g', from, count, steps };
  };
  return { asked, fetch };
}

test('a short match comes at once', async () => {
  const { asked, fetch } = match(20, 50);
  const pages = await ReplayPages.open(fetch);
  assert.deepEqual(asked, ['YES 0']);
  assert.equal(pages.replay.steps.length, 20);
  assert.ok(pages.has(19));
});

test('a long match has all its plies, and the views of the beginning and the end', async () => {
  const { asked, fetch } = match(100, 10);
  const pages = await ReplayPages.open(fetch);
  assert.deepEqual(asked, ['YES 0', 'NO 10', 'NO 30', 'NO 50', 'NO 70', 'NO 90', 'YES 99']);
  assert.deepEqual(
    pages.replay.steps.map((step) => step.ply),
    Array.from({ length: 100 }, (_, i) => i),
  );
  assert.ok(pages.has(9) && pages.has(99) && !pages.has(10) && !pages.has(98));
});

test('what is looked at is loaded, with a little before it', async () => {
  const { asked, fetch } = match(100, 10);
  const pages = await ReplayPages.open(fetch);
  asked.length = 0;
  await pages.load(50);
  assert.deepEqual(asked, ['YES 45']);
  assert.deepEqual(pages.replay.steps[50].views, { NONE: { step: 50 } });
  assert.deepEqual(pages.replay.steps[50].events, [50]);
  await pages.load(55);
  assert.deepEqual(asked, ['YES 45', 'YES 55'], 'nothing that is known is asked for again');
});

test('a page that does not reach the place is asked for from there', async () => {
  const { asked, fetch } = match(100, 3);
  const pages = await ReplayPages.open(fetch);
  asked.length = 0;
  await pages.load(50);
  assert.deepEqual(asked, ['YES 45', 'YES 50']);
  assert.ok(pages.has(50));
});

test('views that are far away are let go, the end never', async () => {
  const { fetch } = match(1000, 10);
  const pages = await ReplayPages.open(fetch);
  for (let at = 100; at < 900; at += 100) await pages.load(at);
  const loaded = pages.replay.steps.filter((step) => Object.keys(step.views).length > 0).length;
  assert.ok(loaded <= 61, `${loaded} steps are kept`);
  assert.ok(pages.has(800) && pages.has(999) && !pages.has(100));
  assert.equal(pages.replay.steps.length, 1000);
  await pages.load(100);
  assert.ok(pages.has(100));
});
