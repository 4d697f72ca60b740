import type { CheckedRoad, RoadKind, RoadProblem, RoadWish } from '../generated/types/protocol';
import { api } from '../lib/api';
import { withComments } from './comments';
import { keepDraft, readDraft, type Draft } from './kept';

/** As many steps can be taken back, also after a reload. */
const STEPS = 100;

/** What the reader of the game finds in a text, with the road in the game's own type. */
export type Checked<Road> = Omit<CheckedRoad, 'road'> & { road: Road };

/**
 * The road that is being made. The document is its text; the engine reads it after every change and says what it is and what is wrong
 * with it. Everything is kept in the page at once.
 */
export class RoadDocument<Road = unknown> {
  readonly game: string;
  readonly kind: RoadKind;
  #draft = $state.raw<Draft>({ text: '', past: [], future: [] });
  checked = $state.raw<Checked<Road> | null>(null);
  /** What could not be asked of the engine, to be worded. */
  problem = $state.raw<unknown>(null);
  /** What is picked on the road, as the game names it. */
  picked = $state('');
  #turn = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(game: string, kind: RoadKind) {
    this.game = game;
    this.kind = kind;
  }

  /** Opens a text as a road of its own, or what was kept, or a first road. */
  async open(text: string | null, first: string): Promise<void> {
    const kept = readDraft(this.game);
    if (kept) this.#draft = kept;
    else this.#draft = { text: first, past: [], future: [] };
    if (text !== null && text !== this.#draft.text) this.change(text);
    else this.#read();
    await this.#reading;
  }

  get text(): string {
    return this.#draft.text;
  }
  readonly canUndo = $derived.by(() => this.#draft.past.length > 0);
  readonly canRedo = $derived.by(() => this.#draft.future.length > 0);
  readonly sound = $derived.by(() => this.checked !== null && this.checked.problems.length === 0);

  /** The next text, one step that can be undone. */
  change(text: string): void {
    const { text: now, past } = this.#draft;
    if (text === now) return;
    this.#set({ text, past: [...past, now].slice(-STEPS), future: [] });
  }

  /** A text that was printed from a drawing: it keeps the comments of the one before. */
  redraw(text: string): void {
    this.change(withComments(this.text, text));
  }

  /** A change that needs the road as it is now. */
  async edit(change: (road: Road, title: string) => string): Promise<void> {
    await this.#reading;
    if (this.checked) this.redraw(change(this.checked.road, this.checked.title));
    await this.#reading;
  }

  undo(): void {
    const { text, past, future } = this.#draft;
    const last = past.at(-1);
    if (last !== undefined) this.#set({ text: last, past: past.slice(0, -1), future: [text, ...future] });
  }

  redo(): void {
    const { text, past, future } = this.#draft;
    const [next, ...rest] = future;
    if (next !== undefined) this.#set({ text: next, past: [...past, text], future: rest });
  }

  /** What a text would be, before it is done. */
  async preview(text: string): Promise<Checked<Road>> {
    return (await api.checkRoad(this.game, text)) as unknown as Checked<Road>;
  }

  /** Puts a made road in the place of this one; it keeps the name. */
  async make(wish: RoadWish, print: (road: Road, title: string) => string): Promise<void> {
    const made = await api.makeRoad(this.game, wish);
    this.picked = '';
    this.change(print(made.road as Road, this.checked?.title ?? ''));
    await this.#reading;
  }

  at(element: string): RoadProblem | undefined {
    return this.checked?.problems.find((problem) => problem.element === element);
  }

  #set(draft: Draft): void {
    this.#draft = draft;
    keepDraft(this.game, draft);
    this.#read();
  }

  /** Only the answer to the last question counts. */
  #read(): void {
    const turn = ++this.#turn;
    const text = this.#draft.text;
    this.#reading = this.preview(text).then(
      (checked) => {
        if (turn !== this.#turn) return;
        this.checked = checked;
        this.problem = null;
      },
      (problem) => {
        if (turn === this.#turn) this.problem = problem;
      },
    );
  }
}
