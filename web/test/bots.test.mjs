// What bots are called (lib/bots.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ nameAtTable, nameOfBot, nameOfEntrant }] = await sources('lib/bots');
const cup = (...bots) => ({ entrants: bots.map((bot, entrant) => ({ entrant, bot })) });

test('no two bots of a competition have the same name, however many there are', () => {
  const info = cup(...Array(30).fill('learner'), ...Array(5).fill('club@200'));
  const names = info.entrants.map((_, entrant) => nameOfEntrant(info, entrant));
  assert.equal(new Set(names).size, 35);
  assert.deepEqual([names[0], names[12], names[24]], ['Lulu', 'Lulu 2', 'Lulu 3']);
});

test('a bot keeps its name from round to round, whatever its seat and game', () => {
  const roundList = [
    { round: 1, tables: [{ number: 1, entrants: [0, 2] }] },
    {
      round: 2,
      tables: [
        { number: 1, entrants: [3] },
        { number: 2, entrants: [2, 1] },
      ],
    },
  ];
  const info = { ...cup('', 'learner', 'learner', ''), roundList };
  assert.equal(nameOfEntrant(info, 2), 'Nino');
  assert.equal(nameAtTable(info, 'abc/1/1', 'B'), 'Nino');
  assert.equal(nameAtTable(info, 'abc/2/2', 'A'), 'Nino');
  assert.notEqual(nameOfBot('leader-1', 'learner', 'A'), 'Nino');
});

test('people, programs and tables that are not known have no name of a bot', () => {
  const info = { ...cup('', 'my-program'), roundList: [{ round: 1, tables: [{ number: 1, entrants: [0, 1] }] }] };
  assert.deepEqual(
    ['A', 'B', 'C'].map((seat) => nameAtTable(info, 'abc/1/1', seat)),
    [null, null, null],
  );
  assert.equal(nameAtTable(info, 'abc/7/1', 'A'), null);
});
