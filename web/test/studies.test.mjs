import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readStudy } from '../scripts/studies.mjs';

const studies = new URL('../../docs/studies/', import.meta.url);
const GAMES = ['flamme-rouge', 'flaming-pyramids', 'leader-1', 'pace-wheel', 'tour-de-france'];

test('every game has a study, and its page shows only differences that stand', () => {
  for (const game of GAMES) {
    const file = new URL(`${game}.json`, studies);
    assert.ok(existsSync(file), game);
    const whole = JSON.parse(readFileSync(file, 'utf8'));
    const shown = readStudy(whole);
    assert.ok(shown.matches >= 100, `${game}: ${shown.matches} matches`);
    assert.ok(shown.rows.length > 3 && shown.base.LENGTH.mean > 0);
    const standing = whole.rows
      .filter((row) => row.seats === shown.seats && Object.keys(row.changed).length === 1)
      .flatMap((row) => row.effects.filter((effect) => effect.holds));
    assert.equal(shown.rows.flatMap((row) => row.effects).length, standing.length, game);
  }
});

test('the number of matches is the smallest of all settings', () => {
  const value = (count) => ({ mean: 1, margin: 0, count });
  const row = (changed, count, effects) => ({ seats: 2, changed, values: { LENGTH: value(count), MATTERS: value(count + 1) }, effects });
  const effect = (holds) => ({ measure: 'LENGTH', value: 2, difference: 1, low: 0.5, high: 1.5, p: 0, holds });
  const shown = readStudy({ rows: [row({}, 100, []), row({ fire: 'on' }, 40, [effect(true), effect(false)])] });
  assert.equal(shown.matches, 40);
  assert.equal(shown.decisions, 41);
  assert.deepEqual(shown.rows[0].effects, [{ measure: 'LENGTH', value: 2, low: 0.5, high: 1.5 }]);
});
