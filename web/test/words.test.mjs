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

/** The pieces of text of a message, with what stands in for an argument as a letter. */
function literals(message) {
  const walk = (ast) =>
    ast
      .map((part) =>
        part.type === 0
          ? part.value
          : part.options
            ? Object.values(part.options)
                .map((option) => walk(option.value))
                .join('\n')
            : 'x',
      )
      .join('');
  return walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
}

test('French has its spaces before : ; ? ! », after « and before units, and typographic apostrophes', () => {
  const wrong = [];
  for (const [key, message] of Object.entries(fr)) {
    const text = literals(message);
    if (/[^ \u00a0][:;?!»]|«[^ \u00a0]|['"]|x (%|min\b|s\b|h\b|j\b|×)/.test(text)) wrong.push(`${key}: ${text}`);
  }
  assert.deepEqual(wrong, []);
});

test('nothing is left in English, and nothing says the opposite', () => {
  const NAMES =
    /^(game\.|menu$|admin\.(report\.LINE|tables|limit\.invitations)$|create\.special\.at\.tour-de-france$|puzzles\.change$|calls\.on\.MAIL$|calls\.INVITATION$|mistakes\.points$|zoom$|clock\.left$|replay\.pause$|colon$|percent$|analysis\.value$|speed\.value$|bot\.champion$|chat\.message$|about\.licences$|analysis\.cost$|number$|tour\.(team\.|title\.|points$|tables$|jersey\.POINTS$)|calls\.(on\.(PAGE|PUSH|MAIL)|INVITATION)$|cup\.(tables?|tableNow|points)$|palmares$|result\.(podium\.one|course|col\.(orange|total|points))$)/;
  const same = Object.keys(en).filter((key) => en[key] === fr[key] && !NAMES.test(key));
  assert.deepEqual(same, []);
  assert.doesNotMatch(fr['guide.skip'], /^Plus de /, '“plus de” can be read as more');
});

test('fairness is not told in dice: some games have cards or tiles', () => {
  const told = (words) =>
    Object.keys(words)
      .filter((key) => /^(fair|lobby\.dice|home\.foot\.dice|about\.fair|note\.WORD_ADDED)/.test(key))
      .map((key) => words[key]);
  assert.deepEqual(
    told(en).filter((text) => /\b(dice|die)\b/i.test(text)),
    [],
  );
  assert.deepEqual(
    told(fr).filter((text) => /(?<!\p{L})dés?(?!\p{L})/iu.test(text)),
    [],
  );
});
