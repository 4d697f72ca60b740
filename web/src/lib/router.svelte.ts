/** Addresses of the pages. Real paths, so that a link can be sent; the server answers each with the same page. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'player'; player: string }
  | { page: 'leaders' }
  | { page: 'about' }
  | { page: 'lost' };

function parse(path: string): Route {
  const [first = '', second = '', third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (third !== undefined) return { page: 'lost' };
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 't':
      return { page: 'table', table: second };
    case 'replay':
      return { page: 'replay', table: second };
    case 'rules':
      return { page: 'rules', game: second };
    case 'player':
      return { page: 'player', player: second };
    case 'leaders':
      return { page: 'leaders' };
    case 'about':
      return { page: 'about' };
    default:
      return { page: 'lost' };
  }
}

class Router {
  #url = $state(new URL(location.href));
  route = $derived(parse(this.#url.pathname));
  hash = $derived(decodeURIComponent(this.#url.hash.slice(1)));
  query = $derived(this.#url.searchParams);

  constructor() {
    addEventListener('popstate', () => (this.#url = new URL(location.href)));
    addEventListener('hashchange', () => (this.#url = new URL(location.href)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    const samePage = new URL(location.href).pathname === this.#url.pathname;
    this.#url = new URL(location.href);
    if (!samePage) scrollTo(0, 0);
  }

  /** Plain clicks on links of our own stay in the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
