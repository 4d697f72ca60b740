import { addressOf, pathAt, pathOfLink } from './addresses';
import { place } from './hosting';

/** The pages by their paths; addresses.ts says at which address a path is. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'create'; game: string }
  | { page: 'gallery' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'rulings'; game: string }
  | { page: 'learn' }
  | { page: 'course'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'player'; player: string }
  | { page: 'leaders' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; shelf: string; puzzle: string }
  | { page: 'mistakes'; table: string }
  | { page: 'about' }
  | { page: 'device' }
  | { page: 'compete' }
  | { page: 'newcompetition'; kind: string }
  | { page: 'competition'; id: string; part: string }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'unsubscribe'; token: string }
  | { page: 'bench' }
  | { page: 'lost' };

function learn(game: string, lesson: string | undefined): Route {
  if (game === '') return { page: 'learn' };
  return lesson === undefined ? { page: 'course', game } : { page: 'lesson', game, lesson };
}

function parse(path: string): Route {
  const [first = '', second = '', third, fourth] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'c' && second) return { page: 'competition', id: second, part: third ?? '' };
  if (first === 'puzzles') return second && third ? { page: 'puzzle', shelf: second, puzzle: third } : { page: 'puzzles' };
  if (first === 'learn' && fourth === undefined) return learn(second, third);
  if (third !== undefined) return { page: 'lost' };
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 'create':
      return { page: 'create', game: second };
    case 'gallery':
      return { page: 'gallery' };
    case 't':
      return { page: 'table', table: second };
    case 'replay':
      return { page: 'replay', table: second };
    case 'rules':
      return { page: 'rules', game: second };
    case 'rulings':
      return { page: 'rulings', game: second };
    case 'player':
      return { page: 'player', player: second };
    case 'leaders':
      return { page: 'leaders' };
    case 'compete':
      return second ? { page: 'newcompetition', kind: second } : { page: 'compete' };
    case 'mistakes':
      return { page: 'mistakes', table: second };
    case 'about':
      return { page: 'about' };
    case 'device':
      return { page: 'device' };
    case 'account':
      return { page: 'account' };
    case 'admin':
      return { page: 'admin' };
    case 'unsubscribe':
      return { page: 'unsubscribe', token: second };
    case 'bench':
      return { page: 'bench' };
    default:
      return { page: 'lost' };
  }
}

const here = () => pathAt(location.href, place);

class Router {
  #url = $state(here());
  route = $derived(parse(this.#url.pathname));
  hash = $derived(decodeURIComponent(this.#url.hash.slice(1)));
  query = $derived(this.#url.searchParams);

  constructor() {
    addEventListener('popstate', () => (this.#url = here()));
    addEventListener('hashchange', () => (this.#url = here()));
    document.addEventListener('click', (event) => this.#follow(event));
    if (place.kind === 'site') for (const event of ['pointerover', 'focusin']) document.addEventListener(event, point);
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    const address = addressOf(path, place);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    const samePage = here().pathname === this.#url.pathname;
    this.#url = here();
    if (!samePage) scrollTo(0, 0);
  }

  /** The whole address of a path, to give to others. */
  address(path: string): string {
    return addressOf(path, place);
  }

  /** Puts a path into the address bar, without going there. */
  note(path: string): void {
    history.replaceState(null, '', addressOf(path, place));
  }

  /** Plain clicks on links of our own stay in the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkAt(event);
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = pathOfLink(link.getAttribute('href')!, this.#url, place);
    if (!path) return;
    event.preventDefault();
    this.go(path);
  }
}

const linkAt = (event: Event) => (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;

/** Links are written as paths. On a site of files they get their real address before somebody opens or copies them. */
function point(event: Event): void {
  const link = linkAt(event);
  const path = link?.getAttribute('href') ?? '';
  if (path.startsWith('/') && !path.startsWith('/api/')) link!.href = addressOf(path, place);
}

export const router = new Router();
