import type { Place } from './addresses';

/** The page says itself whether a server stands behind it (index.html) or only files do (site.html). */
const isSite = document.querySelector<HTMLMetaElement>('meta[name="musette"]')?.content === 'site';

export const place: Place = {
  kind: isSite ? 'site' : 'server',
  base: isSite ? new URL('./', document.baseURI).href : new URL('/', location.href).href,
};

/** Whether there is a server that could be asked. */
export const hasServer = !isSite;

/** The address of a file of the client. */
export const fileAt = (name: string): string => new URL(name, place.base).href;
