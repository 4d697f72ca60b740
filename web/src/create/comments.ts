/** Comments of a text that is printed anew: each stays with its entry as long as that is there, and none is lost. */

interface Entry {
  text: string;
  /** Comments on lines of their own before it. */
  before: string[];
  /** The comment behind it. */
  behind: string;
}

/** The entries of a text as the games read it: lines, or one line with semicolons; a comment ends where its line or its part ends. */
function entriesOf(text: string): { entries: Entry[]; after: string[] } {
  const lines = text.trim().split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  const parts = lines.flatMap((line) => {
    if (lines.length === 1) return line.split(';');
    const at = line.indexOf('#');
    if (at < 0) return line.split(';');
    const read = line.slice(0, at).split(';');
    return [...read.slice(0, -1), read.at(-1)! + line.slice(at)];
  });
  const entries: Entry[] = [];
  let before: string[] = [];
  for (const part of parts) {
    const at = part.indexOf('#');
    const entry = (at < 0 ? part : part.slice(0, at)).trim();
    const comment = at < 0 ? '' : part.slice(at).trim();
    if (entry) {
      entries.push({ text: entry, before, behind: comment });
      before = [];
    } else if (comment) before.push(comment);
  }
  return { entries, after: before };
}

const firstWord = (entry: string) => entry.trim().split(/\s/)[0]!;

/** The printed line that each entry has become, or -1: the same line, or the next one that begins with the same word. */
function matches(entries: Entry[], lines: string[]): number[] {
  const free = new Set(lines.keys());
  const take = (fits: (line: string) => boolean) => {
    const found = [...free].find((i) => fits(lines[i]!.trim()));
    if (found !== undefined) free.delete(found);
    return found ?? -1;
  };
  const found = entries.map((entry) => take((line) => line === entry.text));
  entries.forEach((entry, i) => {
    if (found[i] === -1) found[i] = take((line) => firstWord(line) === firstWord(entry.text));
  });
  // One line is left: what the last entry without a line has become.
  const last = entries.findLastIndex((_, i) => found[i] === -1);
  if (last >= 0 && free.size === 1) found[last] = [...free][0]!;
  return found;
}

/** The printed text with the comments of the text that it takes the place of. */
export function withComments(old: string, printed: string): string {
  if (!old.includes('#')) return printed;
  const { entries, after } = entriesOf(old);
  const lines = printed.replace(/\n$/, '').split('\n');
  const found = matches(entries, lines);
  const before: string[][] = lines.map(() => []);
  const behind = lines.map(() => '');
  const end: string[] = [];
  entries.forEach((entry, i) => {
    // What an entry said that is gone stands before the next one that is not.
    const next = found.slice(i).find((line) => line >= 0);
    const place = next === undefined ? end : before[next]!;
    place.push(...entry.before);
    if (!entry.behind) return;
    if (found[i]! >= 0) behind[found[i]!] = entry.behind;
    else place.push(entry.behind);
  });
  const whole = lines.flatMap((line, i) => [...before[i]!, behind[i] ? `${line} ${behind[i]}` : line]);
  const all = [...whole, ...end, ...after];
  // On one line a semicolon would end the comment.
  return all.length > 1 ? all.join('\n') : all[0]!.replace(/#.*/, (comment) => comment.replaceAll(';', ','));
}
