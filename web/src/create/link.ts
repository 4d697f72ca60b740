/** A road in an address: the fragment carries all of it, so no server has to know it. */

/** No road is longer than this when it is unpacked. */
const MOST = 20_000;

const letters = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const bytesOf = (text: string) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A broken text also fails where it is read; here it must not be an unhandled one.
  writer.write(bytes as BufferSource).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value as Uint8Array);
    size += (part.value as Uint8Array).length;
    if (size > 4 * MOST) throw new Error('too long');
  }
  const all = new Uint8Array(size);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** The shorter of the two forms: as it is, or packed. */
export async function packed(text: string): Promise<string> {
  const plain = `p.${encodeURIComponent(text)}`;
  if (typeof CompressionStream === 'undefined') return plain;
  const zipped = `z.${letters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))}`;
  return zipped.length < plain.length ? zipped : plain;
}

/** The road of a fragment; null if it holds none. */
export async function unpacked(fragment: string): Promise<string | null> {
  try {
    if (fragment.startsWith('p.')) return fragment.slice(2).slice(0, MOST);
    if (!fragment.startsWith('z.')) return null;
    const bytes = await through(bytesOf(fragment.slice(2)), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(bytes).slice(0, MOST);
  } catch {
    return null;
  }
}
