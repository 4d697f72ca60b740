import { uiWords } from './catalogue';
import { Problem } from './api';
import { prefs } from './prefs.svelte';
import { Words } from './words';

class Ui {
  words = $state.raw(new Words('en', {}));
  /** What a live region reads out next. */
  spoken = $state('');

  /** Fetches the words of the chosen language; the page shows the old ones until they are there. */
  async load(language: string): Promise<void> {
    this.words = await uiWords(language);
    document.documentElement.lang = prefs.language;
  }

  announce(text: string): void {
    this.spoken = text;
  }
}

export const ui = new Ui();

/** A text of the interface. */
export function t(key: string, about: Record<string, unknown> = {}): string {
  return ui.words.text(key, about);
}

/** A problem in words, by the catalogue of the game if it is known there. */
export function sayProblem(problem: unknown, game?: Words): string {
  // A part of the page could not be fetched.
  if (problem instanceof TypeError) return t('page.failed');
  const body =
    problem instanceof Problem
      ? problem.body
      : {
          reason: (problem as { reason?: string }).reason ?? 'unknown',
          about: (problem as { about?: Record<string, unknown> }).about ?? {},
        };
  const key = `refusal.${body.reason}`;
  if (game?.has(key)) return game.text(key, body.about);
  return ui.words.has(key) ? ui.words.text(key, body.about) : ui.words.text('refusal.unknown', { reason: body.reason });
}
