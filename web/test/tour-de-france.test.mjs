// What the board of A Tour de France Game makes of events and views.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'vite';

const folder = mkdtempSync(join(tmpdir(), 'musette-tour-'));
after(() => rmSync(folder, { recursive: true }));
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: new URL('../src/games/tour-de-france/race.ts', import.meta.url).pathname,
    outDir: folder,
    rolldownOptions: { output: { entryFileNames: 'race.mjs' } },
  },
  ssr: { noExternal: true },
});
const { heading, revealed } = await import(join(folder, 'race.mjs'));

const words = { text: (key, about) => `${key} ${about.seat}` };

test('the heading of a go names who throws or rides on points, not who has the turn after', () => {
  assert.equal(heading({ type: 'Thrown', seat: 'B', face: 3, rule: '' }, words), 'board.turn B');
  assert.equal(heading({ type: 'PointsRidden', seat: 'C', points: 2, rule: '' }, words), 'board.turn C');
  assert.equal(heading({ type: 'TurnGiven', seat: 'A', rule: '' }, words), null);
});

test('with everything revealed every card is shown, each once, and none is mine', () => {
  const card = (seat) => ({ seat, die: 1, orange: 2, points: 3, total: 3 });
  const views = [
    { viewer: 'B', title: 'x', cards: [card('B')] },
    { viewer: 'A', title: 'x', cards: [card('A'), card('B')] },
    { viewer: 'NONE', title: 'x', cards: [] },
  ];
  const all = revealed(views);
  assert.deepEqual(
    all.cards.map((c) => c.seat),
    ['A', 'B'],
  );
  assert.equal(all.viewer, 'NONE');
  assert.equal(all.title, 'x');
  assert.equal(views[0].cards.length, 1, 'the views stay as they are');
});
