// How games/leader-1/race.ts shows events: what a cyclist has left, and its bar.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'vite';

const folder = mkdtempSync(join(tmpdir(), 'musette-leader-1-'));
after(() => rmSync(folder, { recursive: true }));
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: new URL('../src/games/leader-1/race.ts', import.meta.url).pathname,
    outDir: folder,
    rolldownOptions: { output: { entryFileNames: 'race.mjs' } },
  },
  ssr: { noExternal: true },
});
const { apply, bar, sum, turns } = await import(join(folder, 'race.mjs'));

const cyclist = (more) => ({ owner: 'A', place: 'ABSENT', square: '', energy: 0, startEnergy: 0, risks: 0, ...more });
const view = (leader) => ({
  course: { energy: 44 },
  board: { turn: 1, left: [] },
  kept: {},
  cyclists: { 'black leader': cyclist(leader) },
});
const event = (type, more) => ({ type, team: 'BLACK', cyclist: 'LEADER', ...more });

test('the energy bar is never less than empty nor more than full', () => {
  assert.deepEqual(bar({ energy: -3, startEnergy: 44 }), { full: 44, filled: 0 });
  assert.deepEqual(bar({ energy: 0, startEnergy: 0 }), { full: 1, filled: 0 });
  assert.deepEqual(bar({ energy: 47, startEnergy: 44 }), { full: 47, filled: 47 });
});

test('a cyclist who was picked pays from the energy of the race', () => {
  const picked = apply(view({}), { type: 'CyclistsPicked', seat: 'B', team: 'BLACK', cyclists: ['LEADER'] });
  const paid = apply(picked, event('Paid', { energy: 2 })).cyclists['black leader'];
  assert.deepEqual([paid.owner, paid.place, paid.energy, paid.startEnergy], ['B', 'BACK', 42, 44]);
});

test('a new stage begins with the energy carried over', () => {
  const home = view({ place: 'FINISHED', homePlace: 1, energy: 1, startEnergy: 44 });
  const carried = apply(home, event('EnergyCarried', { carried: 1, energy: 47 }));
  const paid = apply(carried, event('Paid', { energy: 2 })).cyclists['black leader'];
  assert.deepEqual([paid.place, paid.homePlace, paid.energy, paid.startEnergy], ['BACK', 0, 45, 47]);
});

test('a forgotten tile takes none that is kept', () => {
  const before = { ...view({}), kept: { 'black leader': 1 }, board: { turn: 1, left: ['black leader'] } };
  const after = apply(before, event('TileLost'));
  assert.deepEqual([after.kept['black leader'], after.board.left], [1, []]);
});

test('all that a ride gives back is counted, and turns gained are not negative', () => {
  const offer = {
    remarks: [
      { type: 'Costs', energy: 0 },
      { type: 'Regains', energy: 1 },
      { type: 'Regains', energy: 2 },
    ],
  };
  assert.equal(sum(offer).net, -3);
  assert.deepEqual(turns(-5), { total: -5, gained: 5 });
  assert.deepEqual(turns(3), { total: 3, gained: 0 });
});
