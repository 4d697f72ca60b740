// The argument rules of musette.wire.Words, as lib/words.ts follows them. Node cannot read TypeScript: Vite's own bundler can.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ Words }] = await sources('lib/words');

const texts = {
  'event.Moved': '{rider} rides to {to}, {lane} lane.',
  'value.A': 'Alouette',
  'value.B': 'Bourdon',
  'lane.LEFT': 'left',
  'value.LEFT': 'port',
  'event.Waits': 'Waiting for {seats}; {seats_count, plural, one {one} other {# of them}}.',
  'event.Far': 'It is {far} m, of {about_size}.',
  'refusal.no': '{card_id, select, NINE {no nine} other {no {card}}}',
};

test('values are named by their own key first, then by value', () => {
  assert.equal(new Words('en', texts).event({ type: 'Moved', rider: 'A', to: 12, lane: 'LEFT' }), 'Alouette rides to 12, left lane.');
});
test('lists are joined in the manner of the language', () => {
  assert.equal(new Words('en', texts).event({ type: 'Waits', seats: ['A', 'B'] }), 'Waiting for Alouette and Bourdon; 2 of them.');
  assert.equal(new Words('fr', texts).event({ type: 'Waits', seats: ['A', 'B'] }), 'Waiting for Alouette et Bourdon; 2 of them.');
});
test('numbers are written in the manner of the language, objects by field', () => {
  assert.equal(new Words('en', texts).event({ type: 'Far', far: 12345, about: { size: 3 } }), 'It is 12,345 m, of 3.');
});
test('the value itself is there as _id', () => {
  assert.equal(new Words('en', texts).refusal({ reason: 'no', about: { card: 'NINE' } }), 'no nine');
});
test('what has no message is told by its key', () => {
  assert.equal(new Words('en', texts).text('no.such'), 'no.such');
});
test('French spaces do not break the line', () => {
  assert.equal(new Words('fr', { a: 'Quoi ? « Oui », à 50 %' }).text('a'), 'Quoi\u00a0? «\u00a0Oui\u00a0», à 50\u00a0%');
});
test('French drops the e of "de" and "que" before a vowel', () => {
  const said = (name) => new Words('fr', { a: 'Le groupe de {name}, que {name} mène avec chaque {name}.' }).text('a', { name });
  assert.equal(said('Alouette'), 'Le groupe d’Alouette, qu’Alouette mène avec chaque Alouette.');
  assert.equal(said('Écureuil'), 'Le groupe d’Écureuil, qu’Écureuil mène avec chaque Écureuil.');
  assert.equal(said('Yves'), 'Le groupe d’Yves, qu’Yves mène avec chaque Yves.');
  assert.equal(said('Yann'), 'Le groupe de Yann, que Yann mène avec chaque Yann.');
  assert.equal(said('Héron'), 'Le groupe de Héron, que Héron mène avec chaque Héron.');
  assert.equal(new Words('en', { a: 'The aide de {name}' }).text('a', { name: 'Alouette' }), 'The aide de Alouette');
});

test('a team that somebody leads is called by their name, in the manner of the language', () => {
  const called = {
    'event.Rode': 'Le {cyclist} {team} avance.',
    'event.Order': '{order}.',
    'team.called': 'de {name}',
    'order.BLACK': 'noir',
  };
  const named = { 'value.A': 'Alouette', 'value.BLACK': 'noir', 'value.LEADER': 'leader' };
  const words = new Words('fr', called, named);
  const told = words.calling({ A: 'Odette' }, { BLACK: 'A' });
  assert.equal(words.event({ type: 'Rode', cyclist: 'LEADER', team: 'BLACK' }), 'Le leader noir avance.');
  assert.equal(told.event({ type: 'Rode', cyclist: 'LEADER', team: 'BLACK' }), 'Le leader d’Odette avance.');
  assert.equal(told.event({ type: 'Order', order: 'BLACK' }), 'noir.');
  assert.equal(told.name('BLACK'), 'noir');
  assert.equal(told.who('A'), 'Odette');
});
