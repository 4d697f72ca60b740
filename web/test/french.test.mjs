// How French rule books are set (scripts/french.mjs).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { setFrench } from '../scripts/french.mjs';
import { parseRules } from '../scripts/rules.mjs';

const rules = new URL('../../docs/rules/', import.meta.url);

test('apostrophes and spaces are set, code and ids stay', () => {
  const { title, blocks } = setFrench(
    parseRules("# L'arrivée\n\n- **FR-01** C'est l'*aspiration* : « oui ; non » ! `a : b'c` Voir FR-02 ?\n"),
  );
  assert.equal(title, 'L’arrivée');
  assert.deepEqual(
    blocks[0].runs.map((run) => run.t),
    ['C’est l’', 'aspiration', '\u00a0: «\u00a0oui\u00a0; non\u00a0»\u00a0! ', "a : b'c", ' Voir ', 'FR-02', '\u00a0?'],
  );
});

test('no rule book has a straight apostrophe or a space that breaks before a mark', () => {
  const wrong = [];
  for (const name of readdirSync(rules).filter((file) => file.endsWith('.fr.md'))) {
    for (const block of setFrench(parseRules(readFileSync(new URL(name, rules), 'utf8'))).blocks) {
      const all = [block.text ? { t: block.text } : [], block.runs ?? [], block.items ?? [], block.k === 'table' ? block.rows : []].flat(3);
      for (const run of all) if (!run.c && !run.r && /\p{L}'| [:;?!»]|« /u.test(run.t)) wrong.push(`${name}: ${run.t}`);
    }
  }
  assert.deepEqual(wrong, []);
});
