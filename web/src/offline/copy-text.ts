/**
 * Everything of this browser as one file: a line that says what it is, one line with what is kept besides matches, then one line for
 * each change of each match.
 */
import type { KeptChange, KeptTable, Store } from '../engine/store';
import { keptValues, takeValues, type Values } from './kept-values';

const FORMAT = 'musette-matches';
const VERSION = 1;

/** A file that cannot be read; `reason` as in the words. */
export class Unreadable extends Error {
  get reason(): string {
    return this.message;
  }
}

async function linesOf(from: Store, { table, info }: KeptTable): Promise<string[]> {
  const changes = await from.changes(table);
  return [
    JSON.stringify({ table, info: JSON.parse(info) }),
    ...changes.map((change) => `{"table":${JSON.stringify(table)},"change":${change}}`),
  ];
}

/** The text of the file, with everything or with one match. */
export async function copyOf(from: Store, values: Values, only = ''): Promise<string> {
  const tables = (await from.tables()).filter(({ table }) => !only || table === only);
  const lines = [JSON.stringify({ format: FORMAT, version: VERSION })];
  if (!only) lines.push(JSON.stringify({ kept: keptValues(values) }));
  for (const table of tables) lines.push(...(await linesOf(from, table)));
  return `${lines.join('\n')}\n`;
}

interface Line {
  format?: string;
  version?: number;
  table?: string;
  info?: unknown;
  change?: { seq: number };
  kept?: Record<string, string>;
}

/** What came with a file. */
export interface Taken {
  matches: number;
  /** Roads, progress or preferences were new. */
  values: boolean;
}

function read(text: string): Line[] {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as Line);
  } catch {
    throw new Unreadable('copy-broken');
  }
}

/** Adds what is in a file; what is here already stays as it is. */
export async function takeCopy(into: Store, values: Values, text: string): Promise<Taken> {
  const [first, ...lines] = read(text);
  if (first?.format !== FORMAT) throw new Unreadable('copy-broken');
  if (first.version! > VERSION) throw new Unreadable('copy-newer');
  let matches = 0;
  for (const { table, info } of lines.filter((line) => line.info)) {
    const changes = lines.filter((line) => line.table === table && line.change).map(({ change }) => change!);
    if (changes.some((change, i) => change.seq !== i)) throw new Unreadable('copy-broken');
    if (await into.table(table!)) continue;
    const kept: KeptChange[] = changes.map((change) => ({ table: table!, seq: change.seq, change: JSON.stringify(change) }));
    await into.add(kept, [{ table: table!, info: JSON.stringify(info) }]);
    matches++;
  }
  const kept = lines.find((line) => line.kept)?.kept;
  return { matches, values: kept !== undefined && takeValues(values, kept) };
}
