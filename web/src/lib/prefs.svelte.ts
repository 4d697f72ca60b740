/** What this person prefers on this device. Kept in local storage; the server is told only the language, in requests. */
import { browserLanguage, kept, PREFS, type Language } from './language';

export type { Language };
export type Theme = 'light' | 'dark';
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: number;
  sound?: boolean;
  notices?: boolean;
  firstTap?: boolean;
  forced?: boolean;
  throwForMe?: boolean;
  guided?: string[];
  hints?: Record<string, readonly string[]>;
}

class Prefs {
  #kept = $state<Kept>(kept<Kept>(PREFS));
  #system = $state<Theme>('light');
  #still = $state(false);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.#system = dark.matches ? 'dark' : 'light';
    this.#still = still.matches;
    dark.addEventListener('change', (e) => (this.#system = e.matches ? 'dark' : 'light'));
    still.addEventListener('change', (e) => (this.#still = e.matches));
  }

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#kept.theme ?? this.#system;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  /** How fast events play: 1 is the normal pace; Infinity when the device asks for no motion. */
  get speed(): number {
    return this.#still ? Infinity : (this.#kept.speed ?? 1);
  }
  set speed(speed: number) {
    this.#keep({ speed });
  }
  get still(): boolean {
    return this.#still;
  }

  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Whether I am told in another tab that it is my turn. */
  get notices(): boolean {
    return this.#kept.notices ?? false;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }

  /** The first tap on a choice takes it. */
  get firstTap(): boolean {
    return this.#kept.firstTap ?? false;
  }
  set firstTap(firstTap: boolean) {
    this.#keep({ firstTap });
  }
  /** A choice that is the only one is made for me. */
  get forced(): boolean {
    return this.#kept.forced ?? true;
  }
  set forced(forced: boolean) {
    this.#keep({ forced });
  }
  /** Dice are thrown for me when there is nothing else to do. */
  get throwForMe(): boolean {
    return this.#kept.throwForMe ?? false;
  }
  set throwForMe(throwForMe: boolean) {
    this.#keep({ throwForMe });
  }

  /** Whether the first turns of this game are still explained on the board. */
  isGuided(game: string): boolean {
    return !(this.#kept.guided ?? []).includes(game);
  }
  endGuide(game: string): void {
    if (this.isGuided(game)) this.#keep({ guided: [...(this.#kept.guided ?? []), game] });
  }
  restartGuide(game: string): void {
    this.#keep({ guided: (this.#kept.guided ?? []).filter((g) => g !== game), hints: { ...this.#kept.hints, [game]: [] } });
  }
  /** The hints of this game that have been read. */
  hintsRead(game: string): readonly string[] {
    return this.#kept.hints?.[game] ?? [];
  }
  keepHints(game: string, read: readonly string[]): void {
    this.#keep({ hints: { ...this.#kept.hints, [game]: read } });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(PREFS, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts as long as the page.
    }
  }
}

export const prefs = new Prefs();
