import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseProperties } from '../scripts/properties.mjs';
import { parseRules } from '../scripts/rules.mjs';

test('properties are read as Java reads them', () => {
  const text = '# note\na=1\nb : two words\n  c\\ d = x\\u00e9\\n\\\n   more\nempty=\n! also a note\n';
  assert.deepEqual(parseProperties(text), { a: '1', b: 'two words', 'c d': 'xé\nmore', empty: '' });
});

test('a key that stands twice is an error', () => {
  assert.throws(() => parseProperties('a=1\na=2'), /a stands twice/);
});

test('a rule book becomes headings, rules and prose', () => {
  const book = parseRules(
    '# Game\n\nAn *odd* game.\n\n## Riding\n- **XY-01** Ride **on**,\n  see XY-02.\n- **XY-02** Stop.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  assert.equal(book.title, 'Game');
  assert.deepEqual(
    book.blocks.map((block) => block.k),
    ['text', 'heading', 'rule', 'rule', 'table'],
  );
  assert.deepEqual(book.blocks[2].runs, [{ t: 'Ride ' }, { t: 'on', b: 1 }, { t: ', see ' }, { t: 'XY-02', r: 1 }, { t: '.' }]);
  assert.equal(book.blocks[4].rows.length, 2);
});
