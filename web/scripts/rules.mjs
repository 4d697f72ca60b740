// Reads a rule catalogue: headings are sections, an item `- **FR-01** text` is a rule (see musette.wire.RuleBook), anything
// else is prose: paragraphs, lists, tables. Inline marks are turned into small spans here, so that the page needs no parser
// and no raw HTML.

const RULE = /^[-*] \*\*([A-Z][A-Z0-9-]+)\*\* (.*)$/;
const ID = /\b[A-Z][A-Z0-9]{0,2}-[A-Z]?[0-9]+[a-z]?\b/;

/** Text with bold, italic, code and rule ids as runs: {t: text} with at most one of b, i, c, r set. */
function runs(text) {
  const out = [];
  const mark = new RegExp(`\\*\\*(.+?)\\*\\*|\`([^\`]+)\`|\\*([^*\\s][^*]*)\\*|\\[([^\\]]+)\\]\\([^)]*\\)|(${ID.source})`, 'g');
  let at = 0;
  for (const m of text.matchAll(mark)) {
    if (m.index > at) out.push({ t: text.slice(at, m.index) });
    if (m[1]) out.push(ID.test(m[1]) && m[1].match(ID)[0] === m[1] ? { t: m[1], r: 1 } : { t: m[1], b: 1 });
    else if (m[2]) out.push({ t: m[2], c: 1 });
    else if (m[3]) out.push({ t: m[3], i: 1 });
    else if (m[4]) out.push({ t: m[4] });
    else out.push({ t: m[5], r: 1 });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ t: text.slice(at) });
  return out;
}

const slug = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const cells = (line) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => runs(cell.trim()));

/** @returns {{title: string, blocks: object[]}} blocks: heading, rule, text, list, table, code */
export function parseRules(markdown) {
  const book = { title: '', blocks: [] };
  const lines = markdown.split('\n');
  let i = 0;
  const isBreak = (line) => line === undefined || line.trim() === '' || /^#|^\||^```/.test(line) || RULE.test(line);
  const gather = (first) => {
    let text = first;
    while (!isBreak(lines[i]) && !/^\s*[-*] /.test(lines[i])) text += ' ' + lines[i++].trim();
    return text;
  };
  while (i < lines.length) {
    const line = lines[i++];
    const rule = line.match(RULE);
    if (line.trim() === '') continue;
    if (rule) {
      const block = { k: 'rule', id: rule[1], runs: runs(gather(rule[2])) };
      const items = [];
      while (lines[i] !== undefined && /^\s+[-*] /.test(lines[i])) items.push(runs(gather(lines[i++].replace(/^\s*[-*] /, ''))));
      if (items.length) block.items = items;
      book.blocks.push(block);
    } else if (line.startsWith('#')) {
      const [, marks, text] = line.match(/^(#+) *(.*)$/);
      if (marks.length === 1 && !book.title) book.title = text;
      else book.blocks.push({ k: 'heading', level: marks.length, text, id: slug(text) });
    } else if (line.startsWith('|')) {
      const rows = [cells(line)];
      while (lines[i]?.startsWith('|')) {
        if (!/^\|[\s:|-]+\|?$/.test(lines[i])) rows.push(cells(lines[i]));
        i++;
      }
      book.blocks.push({ k: 'table', rows });
    } else if (line.startsWith('```')) {
      const code = [];
      while (i < lines.length && !lines[i].startsWith('```')) code.push(lines[i++]);
      i++;
      book.blocks.push({ k: 'code', text: code.join('\n') });
    } else if (/^\s*([-*]|\d+\.) /.test(line)) {
      const items = [runs(gather(line.replace(/^\s*([-*]|\d+\.) /, '')))];
      while (lines[i] !== undefined && /^\s*([-*]|\d+\.) /.test(lines[i]) && !RULE.test(lines[i]))
        items.push(runs(gather(lines[i++].replace(/^\s*([-*]|\d+\.) /, ''))));
      book.blocks.push({ k: 'list', items });
    } else book.blocks.push({ k: 'text', runs: runs(gather(line.trim())) });
  }
  return book;
}
