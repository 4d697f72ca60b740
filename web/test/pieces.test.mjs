// The boards animate events by drawing what each of them moves. Here the events of every golden match are folded that way, for every
// seat, and all pieces must lie where the referee says whenever that seat is asked.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const byName = (list) => [...list].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
const entries = (map, pick) => Object.fromEntries(Object.entries(map).map(([id, value]) => [id, pick(value)]));

/** What lies on the table and in the hand. */
const PIECES = {
  'flamme-rouge': {
    file: 'race',
    of: (view) => ({
      riders: view.riders.map(({ rider, square, lane }) => ({ rider, square, lane: square > 0 ? lane : null })),
      hands: view.own.map(({ rider, hand }) => ({ rider, hand: byName(hand) })),
    }),
  },
  'leader-1': {
    file: 'race',
    of: (view) => ({
      stage: view.board.stage,
      head: view.board.head,
      cyclists: entries(view.cyclists, ({ square, place, energy, risks }) => ({
        square: place === 'ROAD' ? square : '',
        place,
        energy,
        risks,
      })),
    }),
  },
  'flaming-pyramids': {
    file: 'pyramid',
    of: (view) => ({
      pyramid: byName(view.pyramid.map(({ tile, level, column }) => ({ tile, level, column }))),
      hand: byName(view.hand),
      left: view.players.map(({ seat, left, handCount }) => ({ seat, left, handCount })),
    }),
  },
  'pace-wheel': {
    file: 'race',
    of: (view) => ({ stage: view.position.stage, squares: entries(view.position.racers, ({ square }) => square) }),
  },
  'tour-de-france': {
    file: 'race',
    of: (view) => ({ riders: view.riders.map(({ seat, square, lap, finish }) => ({ seat, square, lap, finish })) }),
  },
};

const GOLDEN = new URL('../../games/src/test/resources/golden/', import.meta.url);
const reducers = await sources(...Object.entries(PIECES).map(([game, { file }]) => `games/${game}/${file}`));

/** The lines of a golden match: a view of the seat that is asked, or an event and whom it is told. */
function* moments(text) {
  let ply = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('ply ')) ply = line;
    else if (line.startsWith('  view ')) yield { ply, view: JSON.parse(line.slice(7)) };
    else {
      const told = /^ {2}\S+ (\{"type".*\})(?: to \[(.*)\])?$/.exec(line);
      if (told) yield { ply, event: JSON.parse(told[1]), to: told[2]?.split(', ') };
    }
  }
}

for (const [i, [game, { of }]] of Object.entries(PIECES).entries()) {
  test(`${game}: after all events every piece lies where the referee says`, async () => {
    const { apply } = reducers[i];
    let compared = 0;
    for (const name of readdirSync(new URL(`${game}/`, GOLDEN)).filter((found) => found.endsWith('.txt'))) {
      const shown = {};
      for (const { ply, view, event, to } of moments(readFileSync(new URL(`${game}/${name}`, GOLDEN), 'utf8'))) {
        if (event) {
          for (const seat of to ?? Object.keys(shown)) if (shown[seat]) shown[seat] = apply(shown[seat], event);
        } else {
          const before = shown[view.viewer];
          // A new stage is drawn from the referee's view.
          if (before && of(before).stage === of(view).stage) assert.deepEqual(of(before), of(view), `${name}, ${ply}`);
          compared += before ? 1 : 0;
          shown[view.viewer] = view;
        }
      }
    }
    assert.ok(compared > 100, `${compared} views`);
  });
}
