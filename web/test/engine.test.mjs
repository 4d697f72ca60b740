// How src/engine keeps the promises of a server: what is told is stored, what dies comes back, a match belongs to one tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sources } from '../scripts/sources.mjs';

const [{ RulesHost }, { Engine }, { Analyses }, { Claims }] = await sources(
  'engine/rules-host',
  'engine/engine',
  'engine/analyses',
  'engine/claims',
);

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A store in memory that can be slow, full or lost. */
class FakeStore {
  kept = new Map();
  infos = new Map();
  problem = null;
  waits = Promise.resolve();
  async add(changes, tables) {
    await this.waits;
    if (this.problem) throw Object.assign(new Error('store'), { name: this.problem });
    const twice = changes.find(({ table, seq }) => this.kept.has(`${table} ${seq}`));
    if (twice) throw Object.assign(new Error('twice'), { name: 'ConstraintError' });
    for (const { table, seq, change } of changes) this.kept.set(`${table} ${seq}`, change);
    for (const { table, info } of tables) this.infos.set(table, info);
  }
  async changes(table) {
    return [...this.kept].filter(([key]) => key.startsWith(`${table} `)).map(([, change]) => change);
  }
  async tables() {
    return [...this.infos].map(([table, info]) => ({ table, info }));
  }
  async table(table) {
    return this.infos.has(table) ? { table, info: this.infos.get(table) } : undefined;
  }
  async remove(table) {
    for (const key of [...this.kept.keys()]) if (key.startsWith(`${table} `)) this.kept.delete(key);
    this.infos.delete(table);
  }
}

/** Counts to ten at a table: every Play adds a change, and a bot answers each. */
class FakeEngine {
  tables = new Map();
  opened = [];
  start(page) {
    this.page = page;
  }
  open(table, changes) {
    const log = JSON.parse(changes);
    if (log.some((change) => change.newer)) return JSON.stringify({ rule: '', reason: 'table-unreadable', about: {} });
    this.opened.push(table);
    this.tables.set(table, log.length);
    return '';
  }
  request(method, path) {
    const table = path.split('/')[2];
    if (method === 'POST' && !table) {
      const id = this.page.id();
      this.tables.set(id, 0);
      this.change(id);
      return `200 {"table":"${id}","status":"RUNNING"}`;
    }
    if (method === 'DELETE') this.page.forget(table);
    if (path.endsWith('/break')) throw new Error('broken');
    return `200 {"table":"${table}","status":"RUNNING","seq":${this.tables.get(table) - 1}}`;
  }
  receive(text) {
    const { type, table } = JSON.parse(text);
    if (type === 'Play') {
      this.change(table);
      this.page.send(JSON.stringify({ type: 'Done', id: 'c', table, seq: this.tables.get(table) - 1 }));
      this.page.think(table, 'B', this.tables.get(table) - 1);
    }
  }
  botMove(table) {
    this.change(table);
  }
  change(table) {
    const seq = this.tables.get(table);
    this.tables.set(table, seq + 1);
    this.page.keep(table, JSON.stringify({ seq }));
  }
}

const allow = { claim: async () => true, take: async () => {} };

function hosted(store = new FakeStore(), claims = () => allow, engine = new FakeEngine()) {
  const told = [];
  const thought = [];
  const host = new RulesHost(engine, '{}', store, claims, (message) => told.push(message));
  void host.think({ post: (message) => thought.push(message) });
  const ask = async (method, path) => {
    const id = told.length;
    await host.request(id, method, path, '');
    await settled();
    return told.find((message) => message.type === 'answer' && message.id === id);
  };
  return { host, engine, store, told, thought, ask };
}
const tableOf = async ({ ask }) => JSON.parse((await ask('POST', '/tables')).text).table;
const play = (host, table) => host.receive(JSON.stringify({ type: 'Play', id: 'c', table }));

test('a table of this browser has an id that says so, and is listed with what it is', async () => {
  const page = hosted();
  const table = await tableOf(page);
  assert.match(table, /^local-[0-9a-f]{16}$/);
  assert.equal(JSON.parse(page.store.infos.get(table)).status, 'RUNNING');
});

test('a study is followed by the thinker and never stored', async () => {
  const page = hosted();
  const id = page.engine.page.id;
  page.engine.page.id = () => `${id()}-study`;
  const table = await tableOf(page);
  await play(page.host, table);
  await settled();
  assert.equal(page.store.kept.size, 0);
  assert.equal(page.store.infos.size, 0);
  assert.equal(page.thought.filter((message) => message.table === table && message.type === 'follow').length, 2);
  const later = [];
  await page.host.think({ post: (message) => later.push(message) });
  assert.equal(later.filter((message) => message.type === 'follow').length, 2);
  await page.ask('DELETE', `/tables/${table}`);
  assert.equal((await page.ask('GET', `/tables/${table}`)).status, 409);
});

test('nobody is told of a change before it is stored', async () => {
  const page = hosted();
  const table = await tableOf(page);
  let open;
  page.store.waits = new Promise((resolve) => (open = resolve));
  await play(page.host, table);
  await settled();
  assert.equal(page.told.filter((message) => message.type === 'sent').length, 0);
  open();
  await settled();
  assert.deepEqual(JSON.parse(page.told.at(-1).text), { type: 'Done', id: 'c', table, seq: 1 });
  assert.equal((await page.store.changes(table)).length, 2);
});

test('a table is opened from the store when it is first wanted, and the thinker follows it', async () => {
  const first = hosted();
  const table = await tableOf(first);
  const second = hosted(first.store);
  assert.equal((await second.ask('GET', `/tables/${table}`)).status, 200);
  await second.ask('GET', `/tables/${table}`);
  assert.deepEqual(second.engine.opened, [table]);
  assert.deepEqual(second.thought, [{ type: 'follow', table, change: '{"seq":0}' }]);
  assert.equal(JSON.parse((await second.ask('GET', '/tables/local-0')).text).reason, 'no-local-table');
});

test('a bot is asked once, and its choice is made', async () => {
  const page = hosted();
  const table = await tableOf(page);
  await play(page.host, table);
  assert.deepEqual(page.thought.at(-1), { type: 'choose', table, seat: 'B', seq: 1 });
  page.host.chosen({ table, seat: 'B', seq: 1, action: 'x' });
  await settled();
  assert.equal((await page.store.changes(table)).length, 3);
});

test('a new thinker is told everything and asked again', async () => {
  const page = hosted();
  const table = await tableOf(page);
  await play(page.host, table);
  await settled();
  const heard = [];
  await page.host.think({ post: (message) => heard.push(message.type) });
  assert.deepEqual(heard, ['follow', 'follow', 'choose']);
});

test('when there is no space left, play goes on, and all is stored as soon as there is', async () => {
  const page = hosted();
  const table = await tableOf(page);
  page.store.problem = 'QuotaExceededError';
  await play(page.host, table);
  await play(page.host, table);
  await settled();
  assert.deepEqual(
    page.told.filter((message) => message.type === 'storage').map((message) => message.state),
    ['full'],
  );
  assert.equal(page.told.filter((message) => message.type === 'sent').length, 2);
  page.store.problem = null;
  await play(page.host, table);
  await settled();
  assert.deepEqual(await page.store.changes(table), ['{"seq":0}', '{"seq":1}', '{"seq":2}', '{"seq":3}']);
  assert.equal(page.told.findLast((message) => message.type === 'storage').state, 'kept');
});

test('a browser that keeps nothing says so', async () => {
  const page = hosted();
  page.store.problem = 'InvalidStateError';
  const table = await tableOf(page);
  assert.equal(page.told.find((message) => message.type === 'storage').state, 'none');
  assert.equal((await page.ask('GET', `/tables/${table}`)).status, 200);
});

test('a match that another tab has is not opened, and one that it takes is closed here', async () => {
  const store = new FakeStore();
  const first = hosted(store);
  const table = await tableOf(first);
  const refused = hosted(store, () => ({ ...allow, claim: async () => false }));
  assert.equal(JSON.parse((await refused.ask('GET', `/tables/${table}`)).text).reason, 'other-tab');
  await first.host.receive(JSON.stringify({ type: 'Follow', table }));
  first.host.lost(table);
  assert.equal(JSON.parse(first.told.at(-1).text).reason, 'other-tab');
  first.host.chosen({ table, seat: 'B', seq: 1, action: 'x' });
  await settled();
  assert.equal((await store.changes(table)).length, 1);
});

test('two tabs that write the same change do not mix: the second one loses the match', async () => {
  const store = new FakeStore();
  const first = hosted(store);
  const table = await tableOf(first);
  const second = hosted(store);
  await second.host.receive(JSON.stringify({ type: 'Follow', table }));
  await play(first.host, table);
  await settled();
  await play(second.host, table);
  await settled();
  assert.ok(second.told.some((message) => message.type === 'sent' && message.text.includes('other-tab')));
  assert.equal((await store.changes(table)).length, 2);
});

test('a match of a newer version is said to be unreadable, stays in the store, and can be removed', async () => {
  const page = hosted();
  await page.store.add([{ table: 'local-9', seq: 0, change: '{"seq":0,"newer":1}' }], [{ table: 'local-9', info: '{"status":"RUNNING"}' }]);
  const answer = await page.ask('GET', '/tables/local-9');
  assert.deepEqual([answer.status, JSON.parse(answer.text).reason], [409, 'table-unreadable']);
  assert.equal((await page.store.changes('local-9')).length, 1);
  assert.equal((await page.ask('DELETE', '/tables/local-9')).status, 200);
  assert.equal((await page.store.changes('local-9')).length, 0);
});

test('an engine that throws is reported dead', async () => {
  const page = hosted();
  const table = await tableOf(page);
  await page.host.request(99, 'GET', `/tables/${table}/break`, '');
  assert.equal(page.told.at(-1).type, 'died');
});

/** A worker that answers as told. */
class FakeWorker {
  static all = [];
  sent = [];
  ended = false;
  constructor(answers = {}) {
    this.answers = answers;
    FakeWorker.all.push(this);
  }
  postMessage(message) {
    this.sent.push(message);
    const answer = this.answers[message.type]?.(message) ?? (message.type === 'begin' ? { type: 'ready', kind: 'wasm' } : null);
    if (answer) queueMicrotask(() => this.ended || this.onmessage({ data: answer }));
  }
  terminate() {
    this.ended = true;
  }
}
const quiet = { ready() {}, storage() {}, restarted() {} };

test('an engine that dies is started again, and whoever is attached hears of a lost and a new connection', async () => {
  FakeWorker.all = [];
  const restarts = [];
  const engine = new Engine(
    () => new FakeWorker(),
    '/',
    () => '{}',
    { ...quiet, restarted: (again) => restarts.push(again) },
  );
  const heard = [];
  engine.attach(
    () => {},
    (open) => heard.push(open),
  );
  await engine.wake();
  const waiting = engine.request('GET', '/games', '');
  await settled();
  FakeWorker.all[0].onmessage({ data: { type: 'died', why: 'test' } });
  assert.equal(JSON.parse((await waiting).text).reason, 'engine-restarted');
  await settled();
  assert.deepEqual(heard, [true, false, true]);
  assert.deepEqual(restarts, [true]);
  assert.equal(FakeWorker.all.length, 4);
});

test('an engine that dies again and again is given up', async () => {
  FakeWorker.all = [];
  const restarts = [];
  const engine = new Engine(
    () => new FakeWorker(),
    '/',
    () => '{}',
    { ...quiet, restarted: (again) => restarts.push(again) },
  );
  await engine.wake();
  for (let death = 0; death < 4; death++) {
    FakeWorker.all.at(-2).onmessage({ data: { type: 'died', why: 'test' } });
    await settled();
  }
  assert.deepEqual(restarts, [true, true, true, false]);
  assert.equal(await engine.wake(), 'engine-died');
});

test('a thinker that dies alone is replaced without disturbing anybody', async () => {
  FakeWorker.all = [];
  const engine = new Engine(
    () => new FakeWorker(),
    '/',
    () => '{}',
    quiet,
  );
  const heard = [];
  engine.attach(
    () => {},
    (open) => heard.push(open),
  );
  await engine.wake();
  const [rules, thinker] = FakeWorker.all;
  thinker.onmessage({ data: { type: 'died', why: 'test' } });
  await settled();
  assert.deepEqual([thinker.ended, rules.ended, heard], [true, false, [true]]);
  assert.equal(rules.sent.filter((message) => message.type === 'thinker').length, 2);
});

test('without workers, and without a file of the engine, there is a reason, and the next one tries again', async () => {
  const none = new Engine(
    () => {
      throw new Error('no-workers');
    },
    '/',
    () => '{}',
    quiet,
  );
  assert.equal(await none.wake(), 'no-workers');
  let there = false;
  const begin = () => (there ? null : { type: 'failed', reason: 'engine-load' });
  const engine = new Engine(
    () => new FakeWorker({ begin }),
    '/',
    () => '{}',
    quiet,
  );
  assert.equal(JSON.parse((await engine.request('GET', '/games', '')).text).reason, 'engine-load');
  there = true;
  assert.equal(await engine.wake(), '');
});

test('an analysis tells how far it is, and is there in the end', async () => {
  const done = { depth: 'CHANCES', ready: true, done: 4, work: 4, chances: [1], decisive: 2, decisions: [] };
  const workers = [];
  const analyses = new Analyses(() => workers[workers.push(new FakeWorker()) - 1], '/');
  assert.equal(analyses.ask('record', 'CHANCES').ready, false);
  await settled();
  workers[0].onmessage({ data: { type: 'progress', done: 2, work: 4 } });
  assert.equal(analyses.ask('record', 'CHANCES').done, 2);
  workers[0].onmessage({ data: { type: 'analysed', analysis: JSON.stringify(done) } });
  assert.deepEqual(analyses.ask('record', 'CHANCES'), done);
  assert.ok(workers[0].ended);
  assert.deepEqual(analyses.ask('record', 'DECISIONS').chances, [1], 'the chances are there before the decisions');
  await settled();
  workers[1].onmessage({ data: { type: 'died', why: 'no record' } });
  assert.equal(analyses.ask('record', 'DECISIONS'), 'analysis-failed');
  analyses.stop();
});

/** Locks of two tabs. */
class FakeLocks {
  holders = new Map();
  async request(name, { ifAvailable, steal, signal }, work) {
    const held = this.holders.get(name);
    if (held && ifAvailable) return work(null);
    if (held && steal) held.stolen();
    else if (held) {
      await Promise.race([held.over, new Promise((_, no) => signal.addEventListener('abort', () => no(new Error('late'))))]);
    }
    return new Promise((resolve, reject) => {
      const holder = { stolen: () => reject(new Error('stolen')) };
      this.holders.set(name, holder);
      holder.over = Promise.resolve(work({})).then(() => {
        this.holders.delete(name);
        resolve();
      });
    });
  }
}

test('a tab that does not show a match gives it to one that wants it; from one that does it is taken', async () => {
  const locks = new FakeLocks();
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const channels = [];
  globalThis.BroadcastChannel = class {
    constructor() {
      channels.push(this);
    }
    addEventListener(_, heard) {
      this.heard = heard;
    }
    postMessage(data) {
      for (const other of channels) if (other !== this) other.heard({ data });
    }
  };
  const lost = [];
  let shown = false;
  const first = new Claims(
    () => shown,
    (table) => lost.push(`first ${table}`),
  );
  const second = new Claims(
    () => true,
    (table) => lost.push(`second ${table}`),
  );
  assert.equal(await first.claim('x'), true);
  assert.equal(await second.claim('x'), true, 'nobody looks at it there');
  assert.deepEqual(lost, ['first x']);
  shown = true;
  const alive = setInterval(() => {}, 100);
  assert.equal(await first.claim('x'), false);
  clearInterval(alive);
  await first.take('x');
  await settled();
  assert.deepEqual(lost, ['first x', 'second x']);
});
