/** The worker that runs the engine, as the one that knows the rules or as one that thinks. */
import { Claims } from './claims';
import { loadEngine } from './load';
import { RulesHost } from './rules-host';
import type { Chosen, EngineKind, FromWorker, ToThinker, ToWorker } from './client';
import { store } from './store';
import { ThinkingHost } from './thinking-host';

const WATCH = 5_000;
const tell = (message: FromWorker) => postMessage(message);
let rules: RulesHost | null = null;
let thinking: ThinkingHost | null = null;
/** One after the other, in the order in which they came. */
let last: Promise<void> = Promise.resolve();

/** What browsers have promised may fail all the same: then the other kind is tried. */
async function load(base: string, kind: EngineKind) {
  try {
    return { engine: await loadEngine(base, kind), kind };
  } catch (why) {
    if (kind === 'script') throw why;
    return { engine: await loadEngine(base, 'script'), kind: 'script' as const };
  }
}

async function begin(message: ToWorker & { type: 'begin' }): Promise<void> {
  // The tools of a browser show which worker is which.
  Object.assign(self, { role: message.role });
  try {
    const { engine, kind } = await load(message.base, message.kind);
    if (message.role === 'thinking') thinking = new ThinkingHost(engine, tell);
    else
      rules = new RulesHost(
        engine,
        message.you,
        store,
        (host) =>
          new Claims(
            (t) => host.isShown(t),
            (t) => host.lost(t),
          ),
        tell,
      );
    if (rules) setInterval(() => rules!.watch(), WATCH);
    tell({ type: 'ready', kind });
  } catch (why) {
    console.info('engine', why);
    tell({ type: 'failed', reason: 'engine-load' });
  }
}

/** The port leads from the rules to the thinker. */
async function join(port: MessagePort): Promise<void> {
  if (rules) {
    port.onmessage = (event: MessageEvent<Chosen>) => rules!.chosen(event.data);
    await rules.think({ post: (message) => port.postMessage(message) });
  } else port.onmessage = (event: MessageEvent<ToThinker>) => thinking?.take(event.data, (chosen) => port.postMessage(chosen));
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'begin':
      return begin(message);
    case 'thinker':
      return join(message.port);
    case 'request':
      return rules?.request(message.id, message.method, message.path, message.body);
    case 'receive':
      return rules?.receive(message.text);
    case 'take':
      return rules?.take(message.id, message.table);
    case 'hint':
      return thinking?.hint(message.id, message.table, message.seat);
    case 'review':
      return thinking?.review(message.record, message.seat);
    case 'task':
      return thinking?.task(message.record, message.ply, message.milliseconds);
    case 'analyse':
      return thinking?.analyse(message.record, message.depth);
    case 'forecast':
      return thinking?.forecast(message.game, message.options, message.races, message.seed);
    case 'bench':
      return thinking?.bench(message.game, message.work, message.seconds);
  }
}

onmessage = (event: MessageEvent<ToWorker>) => {
  last = last.then(() => handle(event.data)).catch((why) => tell({ type: 'died', why: String(why) }));
};
