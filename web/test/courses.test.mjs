import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readBoard, readProfiles, readRaces, readStages } from '../scripts/courses.mjs';

const data = (path) => readFileSync(new URL(`../../games/src/main/resources/musette/games/${path}`, import.meta.url), 'utf8');

test('every stage of Flamme Rouge is made of known tiles and has 78 squares', () => {
  const { tiles, courses } = readStages(data('flammerouge/course/stages.txt'));
  assert.equal(Object.keys(courses).length, 6);
  for (const course of Object.values(courses)) {
    assert.equal(
      [...course.tiles].reduce((sum, letter) => sum + tiles[letter].squares.length, 0),
      78,
    );
  }
  assert.deepEqual(tiles.e, { turn: -90, squares: '__' });
});

test('every race of Leader 1 is laid of known hexagons, every tour of known races', () => {
  const { hexagons, courses } = readRaces(data('leader1/course/courses.txt'));
  for (const { route, stages } of Object.values(courses)) {
    for (const name of route ?? []) assert.ok(hexagons[name.replace('~', '')], name);
    for (const name of stages ?? []) assert.ok(courses[name], name);
  }
  assert.equal(hexagons.pitroad.cobbles, true);
});

test('profiles are runs of a sign and a length', () => {
  const { courses } = readProfiles(data('pacewheel/course/courses.txt'));
  for (const { profile } of Object.values(courses)) for (const run of profile ?? []) assert.match(run, /^[_^v]\d+$/);
  assert.deepEqual(courses['trois-jours'].stages, ['platanes', 'deux-cols', 'balcon']);
});

test('every square of a board leads to squares of that board', () => {
  const { kermesse } = readBoard(data('tourdefrance/board/kermesse.board'));
  const ids = new Set(kermesse.squares.map((square) => square.id));
  for (const square of kermesse.squares)
    for (const next of [...square.to, ...(square.medic ? [square.medic] : [])]) assert.ok(ids.has(next), next);
});
