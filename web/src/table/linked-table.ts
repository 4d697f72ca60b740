import type { Audience, Changes, Command, Reply, Say, Seat, State, ToClient } from '../generated/types/protocol';
import { changed } from './changes';
import type { Link } from './link';
import { NotAllowed, type Offer, type Statement, type Table, type TableListener, type TableState } from './table';

interface Waiting {
  message: Command | Say;
  done: () => void;
  refused: (why: NotAllowed) => void;
}

/** The number before the first change. */
const NOTHING = -1;

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).reduce((text, n) => text + n.toString(36), 'c-');

/** A table at the other end of a link: on the server, or in the engine of this page. */
export class LinkedTable implements Table {
  readonly chats: boolean;
  readonly #table: string;
  readonly #link: Link;
  #listener: TableListener | null = null;
  #detach: () => void;
  #waiting = new Map<string, Waiting>();
  /** Carried out, by the change that did it. */
  #done = new Map<string, number>();
  /** What the next changes are about. A stale command's answer is none of it. */
  #followed: State | null = null;
  #eyes: Seat = 'NONE';
  #seq = NOTHING;

  constructor(table: string, link: Link) {
    this.#table = table;
    this.#link = link;
    this.chats = link.chats;
    this.#detach = () => {};
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    this.#detach = this.#link.attach(
      (message) => this.#hear(message),
      (open) => this.#connection(open),
    );
    return () => this.close();
  }

  /** Other eyes have other secrets: nothing of what the former were told is kept, and all is asked for anew. */
  look(seat: Seat): void {
    this.#eyes = seat;
    this.#followed = null;
    this.#seq = NOTHING;
    this.#subscribe();
  }

  play(seat: Seat, action: string): Promise<void> {
    return this.#command({ type: 'Play', id: newId(), table: this.#table, seq: this.#seq, seat, action });
  }
  undo(seat: Seat): Promise<void> {
    return this.#command({ type: 'Undo', id: newId(), table: this.#table, seq: this.#seq, seat });
  }
  hint(seat: Seat): Promise<void> {
    return this.#command({ type: 'Hint', id: newId(), table: this.#table, seq: this.#seq, seat });
  }
  offerEnd(seat: Seat): Promise<void> {
    return this.#command({ type: 'OfferEnd', id: newId(), table: this.#table, seq: this.#seq, seat });
  }
  answer(seat: Seat, reply: Reply): Promise<void> {
    return this.#command({ type: 'Answer', id: newId(), table: this.#table, seq: this.#seq, seat, reply });
  }
  handOver(seat: Seat, bot: string): Promise<void> {
    return this.#command({ type: 'HandOver', id: newId(), table: this.#table, seat, bot });
  }
  resume(seat: Seat): Promise<void> {
    return this.#command({ type: 'Resume', id: newId(), table: this.#table, seat });
  }
  say(text: string, to: Audience): Promise<void> {
    return this.#command({ type: 'Say', id: newId(), table: this.#table, to, text });
  }

  close(): void {
    this.#link.send({ type: 'Unsubscribe', table: this.#table });
    this.#detach();
    this.#listener = null;
  }

  #command(message: Command | Say): Promise<void> {
    return new Promise((done, refused) => {
      this.#waiting.set(message.id, { message, done, refused });
      this.#link.send(message);
    });
  }

  #connection(open: boolean): void {
    this.#listener?.connection(open ? 'open' : 'lost');
    if (!open) return;
    this.#subscribe();
    for (const { message } of this.#waiting.values()) this.#link.send(message);
  }

  #subscribe(): void {
    this.#link.send({ type: 'Follow', table: this.#table, seat: this.#eyes, after: this.#seq });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'State':
        if (message.info.table === this.#table) this.#follow(message);
        break;
      case 'Changes':
        if (message.table === this.#table) this.#change(message);
        break;
      case 'Said':
        if (message.table === this.#table) this.#listener?.said(message.lines);
        break;
      case 'Done':
        this.#done.set(message.id, message.seq);
        this.#settleDone();
        break;
      case 'Stale':
        this.#settle(message.id, (waiting) => waiting.refused(new NotAllowed('', 'stale', {})));
        if (message.table === this.#table && message.state.eyes === this.#followed?.eyes) this.#state(message.state, 'news');
        break;
      case 'Refused':
        if (message.id === '' && message.table === this.#table) {
          this.#listener?.closed(new NotAllowed(message.rule, message.reason, message.about));
        }
        this.#settle(message.id, (waiting) => waiting.refused(new NotAllowed(message.rule, message.reason, message.about)));
        break;
      case 'Welcome':
      case 'ListsChanged':
      case 'Pong':
        break;
    }
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  /** A command is over when its change is shown: until then the old offers would be lit again. */
  #settleDone(): void {
    for (const [id, seq] of [...this.#done]) {
      if (seq > this.#seq) continue;
      this.#done.delete(id);
      this.#settle(id, (waiting) => waiting.done());
    }
  }

  #follow(state: State): void {
    const whole = state.after === NOTHING;
    // As long as nothing is known, anything but the whole was on its way to the former eyes.
    if (!whole && !this.#followed) return;
    if (whole) this.#seq = NOTHING;
    this.#followed = state;
    this.#state(state, whole ? 'fresh' : 'news');
  }

  /** Changes that do not fit are no reason to guess: the whole state is asked for again. */
  #change(message: Changes): void {
    if (!this.#followed) return;
    const state = changed(this.#followed, message);
    if (state) this.#follow(state);
    else this.#subscribe();
  }

  #state(message: State, how: 'fresh' | 'news'): void {
    const known = this.#seq;
    const state: TableState = {
      ...message,
      ask: message.ask as Statement | null,
      describe: message.describe as Statement[],
      offers: message.offers as Offer[],
      log: message.log.filter((item) => item.seq > known),
      measured: Date.now(),
    };
    this.#seq = Math.max(known, message.info.seq);
    this.#listener?.state(state, how);
    this.#settleDone();
  }
}
