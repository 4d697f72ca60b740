// How long a player waits for the others at normal speed, and how often they click, computed over whole recorded matches of all games.
// No clock is read: what counts is the time that table/pace.ts gives to events, and the time that bots may think.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const RACES = {
  'flamme-rouge': 'race',
  'leader-1': 'race',
  'flaming-pyramids': 'pyramid',
  'pace-wheel': 'race',
  'tour-de-france': 'race',
};
const [{ eventDuration, forcedPause, SPAN }, { thinkingTime }, ...races] = await sources(
  'table/pace',
  'engine/thinking-host',
  ...Object.entries(RACES).map(([game, file]) => `games/${game}/${file}`),
);

/** The recorded matches with others at the table. They are the goldens of the rules, so every ply is known. */
const MATCHES = {
  'flamme-rouge': ['first-race', 'mountains', 'to-the-end'],
  'leader-1': ['demo', 'cobbles', 'mountains', 'valleys'],
  'flaming-pyramids': ['four-players', 'curse-chain', 'fire-die', 'six-players-everything'],
  'pace-wheel': ['platanes', 'incidents', 'two-stages'],
  'tour-de-france': ['1-grande-boucle-rules', '2-kermesse-rules', '3-kermesse-rules', '4-kermesse-classic'],
};
/** Actions with nothing to weigh, which one tap takes, and those that bring dice or cards: `plain` and `throws` of the games. */
const PLAIN = /^(draw\b|throw$|done$|keep$|say )/;
const THROWS = { 'leader-1': /^draw/, 'tour-de-france': /^throw$/ };

/** The plies of a match: who acted, what else they could do, and the events of it with those who saw them. */
function plies(game, name) {
  const text = readFileSync(new URL(`../../games/src/test/resources/golden/${game}/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^ply \d+ /m)
    .slice(1)
    .map((part) => {
      const [first, ...lines] = part.split('\n');
      const offered = lines.find((line) => line.startsWith('  offered'));
      const events = lines.flatMap((line) => {
        const [, event, seen] = /^ {2}\S+ (\{.*\})(?: to \[(.*)\])?$/.exec(line) ?? [];
        return event ? [{ event: JSON.parse(event), seen: seen?.split(', ') }] : [];
      });
      return { seat: first[0], action: first.slice(2), offers: offered.split(' | ').length - 1, events };
    });
}

/** The usual opponents answer in a few hundredths of a second. Those that search use all the time that they get. */
const USUAL = () => 30;

/** One player's match, from each choice to the next question; `thinking` says how long bots think about a choice. */
async function life(game, name, me, thinking) {
  const { beats } = races[Object.keys(RACES).indexOf(game)];
  const waits = [];
  let now = 0;
  let chose = null;
  let others = false;
  let arrives = 0;
  let clicks = 0;
  let questions = 0;
  let spent = 0;
  const queue = [];
  const tell = (until) => {
    while (queue.length > 0) {
      now = Math.max(now, queue[0].arrives);
      const told = queue.filter((waiting) => waiting.arrives <= now).reduce((sum, waiting) => sum + waiting.beats, 0);
      now += eventDuration(queue.shift().beats, told, 1, now - (chose ?? 0));
    }
    now = Math.max(now, until);
  };
  for (const { seat, action, offers, events } of plies(game, name)) {
    if (seat === me) {
      tell(arrives);
      const mine = THROWS[game]?.test(action);
      if (offers === 1 && !mine) now += forcedPause(1, now - (chose ?? 0));
      else {
        if (chose !== null && others) waits.push(now - chose);
        clicks += PLAIN.test(action) ? 1 : 2;
        questions++;
        chose = now;
        others = false;
      }
      arrives = now;
      spent = 0;
    } else {
      others = true;
      const thought = offers > 1 ? thinking(spent) : 0;
      arrives += thought;
      spent += thought;
    }
    for (const { event, seen } of events) if (!seen || seen.includes(me)) queue.push({ beats: beats(event), arrives });
  }
  return { waits, clicks, questions };
}

const seats = (game, name) => [...new Set(plies(game, name).map((ply) => ply.seat))];
const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

async function lives(game, thinking) {
  const all = [];
  for (const name of MATCHES[game]) for (const me of seats(game, name)) all.push(await life(game, name, me, thinking));
  return all;
}

for (const game of Object.keys(MATCHES))
  for (const [who, thinking] of Object.entries({ 'the usual bots': USUAL, 'bots that search': thinkingTime }))
    test(`${game}: ${who} are waited for 4 seconds on average and 8 at most`, async (t) => {
      const all = await lives(game, thinking);
      const waits = all.flatMap((one) => one.waits);
      assert.ok(waits.length > 50, `only ${waits.length} waits`);
      t.diagnostic(
        `${game}, ${who}: ${all.length} players, ${waits.length} waits, mean ${seconds(mean(waits))} s, longest ${seconds(Math.max(...waits))} s; ` +
          `${Math.round(mean(all.map((one) => one.questions)))} questions, ${Math.round(mean(all.map((one) => one.clicks)))} clicks a match`,
      );
      assert.ok(mean(waits) < 4000, `mean ${mean(waits)}`);
      assert.ok(Math.max(...waits) < 8000, `longest ${Math.max(...waits)}`);
    });

test('all that is known is told in the same time, evenly', () => {
  assert.equal(eventDuration(1, 1, 1, 0), 520);
  assert.equal(eventDuration(1, 20, 1, 0), SPAN / 20);
  assert.equal(eventDuration(1, 20, 2, 0), SPAN / 40);
  assert.equal(eventDuration(0, 20, 1, 0), 0);
});

test('what comes late is flashed, and in the end not even that', () => {
  assert.equal(eventDuration(1, 10, 1, SPAN), 24);
  assert.equal(eventDuration(1, 10, 1, 2 * SPAN), 0);
});

test('the only choice is seen, for less the longer I have waited', () => {
  assert.equal(forcedPause(1, 0), 700);
  assert.equal(forcedPause(1, SPAN), 200);
  assert.equal(forcedPause(4, 9 * SPAN), 50);
});
