// How games/leader-1 shows events, which rides it offers for a square, where it looks, and what it forecasts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [
  { apply, bar, sum, turns },
  { about, byTarget, instead },
  { forecast, heights, squaresBetween },
  { corner, partOf, shows, stepFor, stretchOf },
  { Road },
] = await sources('games/leader-1/race', 'games/leader-1/rides', 'games/leader-1/profile', 'games/leader-1/camera', 'games/leader-1/road');

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

const ride = (to, squares, energy, ...risks) => ({
  text: `${squares} ${to}`,
  action: { type: 'Ride', squares, to },
  remarks: [{ type: 'Lands', squares, square: to }, { type: 'Costs', energy }, ...risks],
});
const FALL = { type: 'MayFall', sides: 8 };

test('dearer ways to a square are shown only where they differ in risk', () => {
  const safe = ride('6L4', 6, 5);
  const found = byTarget([ride('6L4', 7, 8), safe, ride('6L4', 5, 3, FALL), ride('6L4', 6, 5, FALL)]).get('6L4');
  assert.deepEqual(
    found.map((way) => way.text),
    ['6 6L4', '5 6L4'],
  );
  assert.equal(byTarget([safe, ride('6L4', 5, 5, FALL)]).get('6L4').length, 1);
});

test('a ride says what it takes and what must be rolled', () => {
  const { cost, gain, roll, sides } = about(ride('6L4', 5, 3, FALL));
  assert.deepEqual([cost, gain, roll, sides], [3, 0, 'hold', 8]);
});

const straight = (n) =>
  Array.from({ length: n }, (_, i) => ({
    terrain: 'FLAT',
    shape: 'S',
    q: 0,
    r: -i,
    heading: 0,
    squares: [6, 6, 6],
    cobbles: [],
    dark: [],
    dots: 'C',
  }));
const road = new Road(straight(4), 0);

test('instead of a risk there is the safe square beside it', () => {
  const risky = ride('2L4', 5, 3, FALL);
  const offers = [risky, ride('2R4', 5, 3), ride('2C4', 5, 4), ride('2C6', 7, 8)];
  assert.equal(instead(offers, risky, road).text, '5 2R4');
  assert.equal(instead(offers, offers[1], road), null);
});

test('the table is turned until the road runs from left to right, and left alone when it does', () => {
  const stretch = stretchOf(road, [road.progress('1C2'), road.progress('2C3')]);
  const step = stepFor(road, stretch, null);
  const turned = new Road(straight(4), step);
  const [from, to] = [turned.spot('1C2'), turned.spot('2C3')];
  assert.ok(to.x > from.x && Math.abs(to.y - from.y) < 1);
  assert.equal(stepFor(road, stretch, step), step);
  const part = partOf(turned, stretch, 0);
  for (const id of ['1L2', '1R2', '2L3', '2R3']) assert.ok(shows({ ...part, width: part.width / 0.92 }, turned.spot(id)), id);
});

test('energy is forecast as a ride goes on, and never below nothing', () => {
  assert.equal(Math.round(squaresBetween(road, 420, 1260)), 12);
  assert.deepEqual(forecast(20, { net: 3, squares: 6 }, 12), { end: 14, lasts: 12 });
  assert.deepEqual(forecast(5, { net: 5, squares: 5 }, 12), { end: 0, lasts: 5 });
  assert.deepEqual(heights(straight(2)), [0, 0, 0]);
});

test('the camera buttons cover no square to choose, and no plate if that can be', () => {
  const at = (fx, fy) => ({ fx, fy });
  assert.equal(corner([], []), 'left');
  assert.equal(corner([], [at(0.2, 0.12)]), 'right');
  assert.equal(corner([at(0.2, 0.1), at(0.8, 0.1)], [at(0.2, 0.9)]), 'right bottom');
  assert.equal(corner([at(0.8, 0.1), at(0.2, 0.9), at(0.8, 0.9)], [at(0.2, 0.1), at(0.3, 0.1)]), 'left');
});
