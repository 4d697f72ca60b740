/**
 * The seam between the client and the engine (docs/protocol.md, "In the page"). The engine is one compiled file; two workers run it, one
 * for the rules and one for thinking, so that a thinking bot never delays an answer. Texts are the JSON of the protocol.
 */

/** What the engine asks of the page. */
export interface PageCalls {
  send(text: string): void;
  keep(table: string, change: string): void;
  forget(table: string): void;
  think(table: string, seat: string, seq: number): void;
  now(): number;
  seed(): string;
  id(): string;
}

/** What the engine can do in the worker of the rules. */
export interface RulesEngine {
  start(page: PageCalls, you: string): void;
  open(table: string, changes: string): string;
  request(method: string, path: string, body: string): string;
  receive(text: string): void;
  botMove(table: string, seat: string, seq: number, action: string): void;
}

/** What the engine can do in a worker that thinks. */
export interface ThinkingEngine {
  follow(table: string, change: string): void;
  choose(table: string, seat: string, milliseconds: number): string;
  analyse(record: string, depth: string, progress: (done: number, work: number) => void): string;
  /** What every choice of a seat is worth, by what it may know; or `refused` and why. */
  hint(table: string, seat: string, milliseconds: number): string;
  /** The costly decisions of a seat. */
  review(record: string, seat: string, progress: (done: number, work: number) => void): string;
  /** The decision at a ply. */
  task(record: string, ply: number, milliseconds: number): string;
  /** Tells what is known of a road again and again; '' at the end, or why it cannot be ridden. */
  forecast(game: string, options: string, races: number, seed: number, told: (json: string) => void): string;
  /** Does one kind of work for a while: how much was done, and in how many milliseconds. */
  bench(game: string, work: string, seconds: number): string;
}

export type EngineKind = 'wasm' | 'script';
export type StorageState = 'kept' | 'none' | 'full';

/** From the page to a worker. */
export type ToWorker =
  | { type: 'begin'; role: 'rules' | 'thinking'; base: string; you: string; kind: EngineKind }
  | { type: 'thinker'; port: MessagePort }
  | { type: 'request'; id: number; method: string; path: string; body: string }
  | { type: 'receive'; text: string }
  | { type: 'take'; id: number; table: string }
  | { type: 'hint'; id: number; table: string; seat: string }
  | { type: 'review'; record: string; seat: string }
  | { type: 'task'; record: string; ply: number; milliseconds: number }
  | { type: 'analyse'; record: string; depth: string }
  | { type: 'forecast'; game: string; options: string; races: number; seed: number }
  | { type: 'bench'; game: string; work: string; seconds: number };

/** From a worker to the page. */
export type FromWorker =
  | { type: 'ready'; kind: EngineKind }
  | { type: 'failed'; reason: string }
  | { type: 'died'; why: string }
  | { type: 'thinkerLost' }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'sent'; text: string }
  | { type: 'storage'; state: StorageState }
  | { type: 'progress'; done: number; work: number }
  | { type: 'hinted'; id: number; advice: string }
  | { type: 'analysed'; analysis: string }
  | { type: 'forecast'; forecast: string }
  | { type: 'forecastEnd'; refused: string }
  | { type: 'benched'; result: string };

/** From the rules to the thinking worker. */
export type ToThinker = { type: 'follow'; table: string; change: string } | { type: 'choose'; table: string; seat: string; seq: number };

/** A bot's choice. */
export interface Chosen {
  table: string;
  seat: string;
  seq: number;
  action: string;
}

/** Ids of tables in this browser begin so. */
export const LOCAL = 'local-';
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

/** A competition of this browser: stored like a table, but nobody sits at it. */
export const isTour = (id: string): boolean => id.startsWith(`${LOCAL}tour-`);
/** A table that begins from a position: tried and forgotten, never stored. The engine names it so. */
export const isStudy = (table: string): boolean => table.endsWith('-study');

/** A problem as the body of an answer. */
export const problem = (reason: string, about: Record<string, unknown> = {}): string => JSON.stringify({ rule: '', reason, about });
