// Whether text can be read: every colour of text on every fill that it lies on has a contrast of 4.5 at least, in both themes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const src = new URL('../src/', import.meta.url);
const read = (name) => readFileSync(new URL(name, src), 'utf8');
const sheets = readdirSync(src, { recursive: true })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, css: name.endsWith('.css') ? read(name) : (/<style>([\s\S]*)<\/style>/.exec(read(name))?.[1] ?? '') }));

const declared = (text) => Object.fromEntries([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2].trim()]));
const tokens = read('styles/tokens.css');
const [lightText, darkText] = tokens.split("[data-theme='dark'] {");
const light = declared(lightText);
const THEMES = { light, dark: { ...light, ...declared(darkText) } };

/** The red, green and blue of a token or a colour; null for what is no plain colour. */
function rgb(theme, value) {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (token) return theme[token] ? rgb(theme, theme[token]) : null;
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(value)?.[1]?.replace(/./g, '$&$&');
  return hex ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) : null;
}
const light1 = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * light1(r) + 0.7152 * light1(g) + 0.0722 * light1(b);
function contrast(theme, text, fill) {
  const [a, b] = [text, fill].map((value) => rgb(theme, value));
  if (!a || !b) return Infinity;
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}
function faint(pairs) {
  return Object.entries(THEMES).flatMap(([name, theme]) =>
    pairs
      .filter(([text, fill]) => contrast(theme, text, fill) < 4.5)
      .map(([text, fill, where]) => `${where ?? ''} ${text} on ${fill}, ${name}: ${contrast(theme, text, fill).toFixed(2)}`),
  );
}
const all = (texts, fills) => texts.flatMap((text) => fills.map((fill) => [`var(--${text})`, `var(--${fill})`]));

test('the measure is right', () => {
  assert.equal(contrast(light, '#000', '#ffffff'), 21);
  assert.equal(contrast(light, '#777777', '#fff').toFixed(2), '4.48');
});

test('text on paper', () => {
  assert.deepEqual(faint(all(['ink', 'ink-2', 'ink-3'], ['paper', 'paper-hi', 'paper-lo'])), []);
  assert.deepEqual(faint(all(['brick', 'petrol', 'forest', 'ochre-text'], ['paper', 'paper-hi', 'paper-lo'])), []);
});

test('text on what is lit, chosen or mine', () => {
  assert.deepEqual(faint(all(['ink', 'ink-2', 'ink-3', 'brick', 'petrol', 'forest', 'ochre-text'], ['ochre-tint'])), []);
  // Captions and what warns are not written on a lit choice; see the next tests for what is.
  assert.deepEqual(faint(all(['ink', 'ink-2', 'petrol', 'forest', 'ochre-text'], ['legal-fill'])), []);
  assert.deepEqual(faint(all(['ink', 'ink-2'], ['petrol-tint', 'forest-tint', 'brick-tint'])), []);
});

test('every plate and what is written on it', () => {
  const plates = Object.keys(light).filter((name) => name.startsWith('--on-'));
  assert.ok(plates.length > 18);
  assert.deepEqual(faint(plates.map((on) => [`var(${on})`, `var(${on.replace('on-', '')})`])), []);
});

test('text and fill of one rule, in all stylesheets', () => {
  const pairs = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) => {
      const text = /(?:^|[;\s])color:\s*([^;]+);/.exec(body)?.[1];
      const fill = /background(?:-color)?:\s*([^;]+);/.exec(body)?.[1];
      return text && fill ? [[text, fill, `${name} ${selector.trim()}`]] : [];
    }),
  );
  assert.ok(pairs.length > 40, `only ${pairs.length} pairs`);
  assert.deepEqual(faint(pairs), []);
});
