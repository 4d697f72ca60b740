// Addresses with and without a server, the list of files, and matches as a file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf, gamesOf, sitePage } from '../scripts/files.mjs';
import { sources } from '../scripts/sources.mjs';

const [{ addressOf, pathAt, pathOfLink }, { copyOf, takeCopy }] = await sources('lib/addresses', 'offline/copy-text');

const server = { kind: 'server', base: 'https://musette.example/' };
const site = { kind: 'site', base: 'https://pages.example/some/where/' };

test('on a server paths are real, on a site of files they stand behind the #', () => {
  for (const [place, address] of [
    [server, 'https://musette.example/rules/leader-1?a=1#LD-05'],
    [site, 'https://pages.example/some/where/#/rules/leader-1?a=1#LD-05'],
  ]) {
    assert.equal(addressOf('/rules/leader-1?a=1#LD-05', place), address);
    const path = pathAt(address, place);
    assert.equal(path.pathname + path.search + path.hash, '/rules/leader-1?a=1#LD-05');
  }
  assert.equal(addressOf('/', site), site.base);
  assert.equal(pathAt(`${site.base}index.html`, site).pathname, '/');
});

test('a link is a path of the client, a part of the page, or leads out', () => {
  const here = new URL('https://x.example/rules/leader-1');
  for (const place of [server, site]) {
    assert.equal(pathOfLink('/t/local-1', here, place), '/t/local-1');
    assert.equal(pathOfLink('#LD-05', here, place), '/rules/leader-1#LD-05');
    assert.equal(pathOfLink('https://elsewhere.example/', here, place), '');
    assert.equal(pathOfLink('/api/tables/x/record', here, place), '');
    assert.equal(pathOfLink(addressOf('/about', place), here, place), '/about');
    assert.equal(pathOfLink(addressOf('/', place), here, place), '/');
  }
});

test('a file belongs to a game if everything in it does', () => {
  const games = ['leader-1', 'pace-wheel'];
  assert.equal(gameOf('/web/src/games/leader-1/Board.svelte', games), 'leader-1');
  assert.equal(gameOf('/web/src/generated/rules/pace-wheel_fr.json', games), 'pace-wheel');
  assert.equal(gameOf('/web/src/games/plain/index.ts', games), '');
  const chunk = (fileName, moduleIds, css = []) => ({ type: 'chunk', fileName, moduleIds, viteMetadata: { importedCss: new Set(css) } });
  const owners = gamesOf(
    {
      a: chunk('a.js', ['src/games/leader-1/index.ts', 'src/games/leader-1/x.ts'], ['a.css', 'both.css']),
      b: chunk('b.js', ['src/games/pace-wheel/index.ts'], ['both.css']),
      c: chunk('c.js', ['src/games/pace-wheel/index.ts', 'src/art/Die.svelte']),
    },
    games,
  );
  assert.deepEqual(owners, { 'a.js': 'leader-1', 'a.css': 'leader-1', 'both.css': '', 'b.js': 'pace-wheel', 'c.js': '' });
});

test('the page of a site has relative addresses, says that it has no server, and brings its policy', () => {
  const page = sitePage('<meta name="musette" content="server" /><script src="/assets/a.js"></script><link href="/favicon.svg" />');
  assert.match(page, /src="\.\/assets\/a\.js"/);
  assert.match(page, /href="\.\/favicon\.svg"/);
  assert.match(page, /name="musette" content="site"/);
  assert.match(page, /script-src 'self' 'wasm-unsafe-eval'/);
});

/** A store in memory. */
function memory() {
  const tables = new Map();
  return {
    tables: async () => [...tables].map(([table, { info }]) => ({ table, info })),
    table: async (id) => tables.get(id),
    changes: async (id) => tables.get(id).changes,
    add: async (changes, [{ table, info }]) => void tables.set(table, { info, changes: changes.map(({ change }) => change) }),
  };
}

/** A browser's storage in memory. */
function values(kept = {}) {
  const all = new Map(Object.entries(kept));
  return {
    get length() {
      return all.size;
    },
    key: (i) => [...all.keys()][i],
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
  };
}

test('roads, progress and preferences go with the matches, and nothing that is here is lost', async () => {
  const road = (title) => ({ game: 'flamme-rouge', title, text: title, at: 1 });
  const theirs = values({
    'musette.roads': JSON.stringify([road('theirs'), road('both')]),
    'musette.lessons': '{"leader-1":{"first":[0,1]}}',
    'musette.puzzles': '{"rating":1600,"history":[1500,1550,1600],"solved":{"a":1}}',
    'musette.name': 'Anna',
    'other.app': 'secret',
  });
  const text = await copyOf(memory(), theirs);
  assert.ok(!text.includes('secret'));
  const ours = values({
    'musette.roads': JSON.stringify([road('ours'), road('both')]),
    'musette.lessons': '{"leader-1":{"first":[2]},"pace-wheel":{"x":[0]}}',
    'musette.puzzles': '{"rating":1400,"history":[1400],"solved":{"b":1}}',
    'musette.name': 'Ben',
  });
  assert.deepEqual(await takeCopy(memory(), ours, text), { matches: 0, values: true });
  const read = (name) => JSON.parse(ours.getItem(name));
  assert.deepEqual(
    read('musette.roads').map(({ title }) => title),
    ['ours', 'both', 'theirs'],
  );
  assert.deepEqual(read('musette.lessons'), { 'leader-1': { first: [2, 0, 1] }, 'pace-wheel': { x: [0] } });
  assert.deepEqual(read('musette.puzzles'), { rating: 1400, history: [1500, 1550, 1600], solved: { b: 1, a: 1 } });
  assert.equal(ours.getItem('musette.name'), 'Ben');
  assert.deepEqual(await takeCopy(memory(), ours, text), { matches: 0, values: false });
  const empty = values();
  await takeCopy(memory(), empty, text);
  assert.equal(empty.getItem('musette.name'), 'Anna');
  assert.equal(empty.getItem('musette.roads'), theirs.getItem('musette.roads'));
  assert.equal(empty.getItem('other.app'), null);
});

test('all matches go into one file and come back from it, once', async () => {
  const from = memory();
  const into = memory();
  const changes = [0, 1].map((seq) => ({ table: 'local-1', seq, change: `{"seq":${seq},"text":"é\\n"}` }));
  await from.add(changes, [{ table: 'local-1', info: '{"game":"leader-1"}' }]);
  const text = await copyOf(from, values());
  assert.equal(text.split('\n').length, 6);
  assert.deepEqual(await takeCopy(into, values(), text), { matches: 1, values: false });
  assert.deepEqual(await into.changes('local-1'), await from.changes('local-1'));
  assert.deepEqual(await takeCopy(into, values(), text), { matches: 0, values: false });
});

test('a file that is damaged, something else or newer is refused with its reason', async () => {
  const refused = (text, reason) => assert.rejects(takeCopy(memory(), values(), text), (why) => why.reason === reason);
  await refused('hello', 'copy-broken');
  await refused('{"format":"other"}', 'copy-broken');
  await refused('{"format":"musette-matches","version":2}', 'copy-newer');
  const gap = '{"format":"musette-matches","version":1}\n{"table":"local-1","info":{}}\n{"table":"local-1","change":{"seq":1}}';
  await refused(gap, 'copy-broken');
});
