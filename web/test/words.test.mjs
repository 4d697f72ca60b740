// Both languages of the interface say the same things, and every key the source asks for is there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseProperties } from '../scripts/properties.mjs';

const src = new URL('../src/', import.meta.url).pathname;
const read = (language) => parseProperties(readFileSync(join(src, `words/ui_${language}.properties`), 'utf8'));
const [en, fr] = [read('en'), read('fr')];

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(path) ? [path] : [];
  });
}

test('English and French have the same keys', () => {
  assert.deepEqual(Object.keys(en), Object.keys(fr));
});

test('every key that the source asks for exists', () => {
  const missing = [];
  for (const path of sources(src)) {
    for (const [, key] of readFileSync(path, 'utf8').matchAll(/\bt\('([^']+)'/g)) {
      if (!(key in en) && !key.startsWith('refusal.')) missing.push(`${path}: ${key}`);
    }
  }
  assert.deepEqual(missing, []);
});

test('every message can be read and names the same arguments in both languages', () => {
  const names = (ast, found = new Set()) => {
    for (const part of ast) {
      if (part.value && part.type >= 1 && part.type <= 6) found.add(part.value);
      for (const option of Object.values(part.options ?? {})) names(option.value, found);
    }
    return [...found].sort();
  };
  for (const key of Object.keys(en)) {
    const args = [en, fr].map((all) => names(new IntlMessageFormat(all[key], 'en', undefined, { ignoreTag: true }).getAst()));
    assert.deepEqual(args[0], args[1], key);
  }
});
