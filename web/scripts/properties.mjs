// Reads a Java .properties file the way java.util.Properties does.

function unescape(text) {
  return text.replace(/\\(u([0-9a-fA-F]{4})|.)/gs, (_, one, hex) =>
    hex ? String.fromCharCode(parseInt(hex, 16)) : ({ n: '\n', t: '\t', r: '\r', f: '\f' }[one] ?? one),
  );
}

/** Lines that end in an odd number of backslashes go on; leading space of the next line is dropped. */
function logicalLines(text) {
  const lines = [];
  let open = null;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/^[ \t\f]+/, '');
    if (open === null && (line === '' || line.startsWith('#') || line.startsWith('!'))) continue;
    const whole = (open ?? '') + line;
    const goesOn = (whole.match(/\\+$/)?.[0].length ?? 0) % 2 === 1;
    open = goesOn ? whole.slice(0, -1) : null;
    if (!goesOn) lines.push(whole);
  }
  if (open !== null) lines.push(open);
  return lines;
}

export function parseProperties(text, name = 'properties') {
  const entries = {};
  for (const line of logicalLines(text)) {
    const [, key, value] = line.match(/^((?:\\.|[^\\=: \t\f])*)[ \t\f]*[=:]?[ \t\f]*(.*)$/s);
    const known = unescape(key);
    if (known in entries) throw new Error(`${name}: ${known} stands twice`);
    entries[known] = unescape(value);
  }
  return entries;
}
