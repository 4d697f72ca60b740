import type { Stage } from '../generated/types/competition';
import { gameWords } from '../lib/catalogue';
import { prefs } from '../lib/prefs.svelte';
import { t } from '../lib/ui.svelte';
import type { Words } from '../lib/words';
import { courseBook, type Course, type CourseBook } from '../setup/courses';
import { TITLE_OPTION } from './model';

/** What stages are called and how their roads look, fetched for the games that are ridden. */
export class StageBook {
  #words = $state.raw<Record<string, Words>>({});
  #books = $state.raw<Record<string, CourseBook | null>>({});

  async load(games: string[]): Promise<void> {
    const language = prefs.language;
    await Promise.all(
      [...new Set(games)].map(async (game) => {
        const [words, book] = await Promise.all([gameWords(game, language), courseBook(game)]);
        this.#words = { ...this.#words, [game]: words };
        this.#books = { ...this.#books, [game]: book };
      }),
    );
  }

  /** The course that a stage rides; '' for a game without one. */
  #course(stage: Stage): string {
    const [option, usual] = TITLE_OPTION[stage.game] ?? ['', ''];
    return stage.options[option] ?? usual;
  }

  title(stage: Stage): string {
    if (stage.title) return stage.title;
    const [option] = TITLE_OPTION[stage.game] ?? [''];
    const key = `option.${option}.${this.#course(stage)}`;
    const words = this.#words[stage.game];
    return words?.has(key) ? words.text(key).split(/\s*[:(]\s*|\)$/)[0]! : t(`tour.title.${stage.game}`);
  }

  course(stage: Stage): Course | null {
    return this.#books[stage.game]?.find(this.#course(stage)) ?? null;
  }
}
