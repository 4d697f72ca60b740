/**
 * Where this client lives. A server answers every path with the page, so paths are real. A site of plain files can live in any folder
 * and has one page: there the path stands behind the #.
 */
export interface Place {
  kind: 'server' | 'site';
  /** The folder of the client's files; ends with a slash. */
  base: string;
}

/** The address of a path of the client, such as `/rules/leader-1#LD-05`. */
export function addressOf(path: string, place: Place): string {
  if (place.kind === 'server') return new URL(path, place.base).href;
  return path === '/' ? place.base : `${place.base}#${path}`;
}

/** The path at an address, as a URL whose path, query and hash are those of the client. */
export function pathAt(address: string, place: Place): URL {
  const url = new URL(address);
  if (place.kind === 'server') return url;
  const path = url.hash.startsWith('#/') ? url.hash.slice(1) : '/';
  return new URL(path, url.origin);
}

/** The path that a link means, or '' if it leads out of the client. A link to a part of the page stays on it. */
export function pathOfLink(href: string, here: URL, place: Place): string {
  const url = new URL(href, place.base);
  if (href.startsWith('#') && !href.startsWith('#/')) return here.pathname + here.search + href;
  if (url.origin !== new URL(place.base).origin) return '';
  if (place.kind === 'server') return url.pathname.startsWith('/api/') ? '' : url.pathname + url.search + url.hash;
  if (href.startsWith('/')) return href.startsWith('/api/') ? '' : href;
  if (!url.href.startsWith(`${place.base}#/`) && url.href !== place.base) return '';
  return url.hash.slice(1) || '/';
}
