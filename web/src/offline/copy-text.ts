/** Everything of this browser as one file: a line that says what it is, then one line for each change of each match. */
import type { KeptChange, KeptTable, Store } from '../engine/store';

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

/** The text of the file, with all matches or with one. */
export async function copyOf(from: Store, only = ''): Promise<string> {
  const tables = (await from.tables()).filter(({ table }) => !only || table === only);
  const lines = [JSON.stringify({ format: FORMAT, version: VERSION })];
  for (const table of tables) lines.push(...(await linesOf(from, table)));
  return `${lines.join('\n')}\n`;
}

interface Line {
  format?: string;
  version?: number;
  table?: string;
  info?: unknown;
  change?: { seq: number };
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

/** Adds the matches of a file; those that are here already stay as they are. Returns how many came. */
export async function takeCopy(into: Store, text: string): Promise<number> {
  const [first, ...lines] = read(text);
  if (first?.format !== FORMAT) throw new Unreadable('copy-broken');
  if (first.version! > VERSION) throw new Unreadable('copy-newer');
  let taken = 0;
  for (const { table, info } of lines.filter((line) => line.info)) {
    const changes = lines.filter((line) => line.table === table && line.change).map(({ change }) => change!);
    if (changes.some((change, i) => change.seq !== i)) throw new Unreadable('copy-broken');
    if (await into.table(table!)) continue;
    const kept: KeptChange[] = changes.map((change) => ({ table: table!, seq: change.seq, change: JSON.stringify(change) }));
    await into.add(kept, [{ table: table!, info: JSON.stringify(info) }]);
    taken++;
  }
  return taken;
}
