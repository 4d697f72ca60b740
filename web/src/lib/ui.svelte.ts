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
  const { reason, about = {} } = (problem instanceof Problem ? problem.body : problem) as Partial<Problem['body']>;
  // Not a refusal: a part of the page could not be fetched, or did not work.
  if (!reason) return t('page.failed');
  const words = [game, ui.words].find((one) => one?.has(`refusal.${reason}`));
  return words ? words.text(`refusal.${reason}`, { reason, ...about }) : t('refusal.unknown', { reason });
}
