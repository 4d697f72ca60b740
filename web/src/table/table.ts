import type { Audience, Line, LogItem, Reply, Request, Seat, TableInfo, UndoKind } from '../generated/types/protocol';

/** What the referee says: an event or a remark of a game, with the rule that makes it so. */
export interface Statement {
  type: string;
  rule: string;
}

/** A choice one may take: send `text` back. The remarks say what the rules know of it, the most important first. */
export interface Offer<A = unknown, R extends Statement = Statement> {
  text: string;
  action: A;
  remarks: R[];
}

/** Everything a pair of eyes may know of a table, whole; `log` has what came since the message before. */
export interface TableState {
  info: TableInfo;
  eyes: Seat;
  /** Another seat of mine is asked: cover the screen, then `look` with it. NONE otherwise. */
  curtain: Seat;
  /** The game's own view; null before the match. */
  view: unknown;
  ask: Statement | null;
  describe: Statement[];
  offers: Offer[];
  undo: UndoKind;
  requests: Request[];
  log: LogItem[];
  /** The time on this device at which `info`'s clocks were measured. */
  measured: number;
}

export interface TableListener {
  /** `fresh`: the whole log at once, to be shown without playing it. */
  state(state: TableState, how: 'fresh' | 'news'): void;
  said(lines: Line[]): void;
  connection(how: 'open' | 'lost'): void;
  /** The table cannot be shown: there is none, or it is not for these eyes. */
  closed(why: NotAllowed): void;
}

/** A command was not carried out: the rule and the reason, as the catalogue words them. */
export class NotAllowed extends Error {
  readonly rule: string;
  readonly about: Record<string, unknown>;

  constructor(rule: string, reason: string, about: Record<string, unknown>) {
    super(reason);
    this.rule = rule;
    this.about = about;
  }
  get reason(): string {
    return this.message;
  }
}

/**
 * A table one can look at and play at. Whoever implements it answers every command once: the promise resolves when it is done,
 * and rejects with NotAllowed.
 */
export interface Table {
  /** Whether there can be somebody to talk to. */
  readonly chats: boolean;
  listen(listener: TableListener): () => void;
  /** Chooses the eyes; lifts the curtain of a hot-seat table. */
  look(seat: Seat): void;
  play(seat: Seat, action: string): Promise<void>;
  undo(seat: Seat): Promise<void>;
  /** Notes that this seat asks the coach; refused where others are people. */
  hint(seat: Seat): Promise<void>;
  offerEnd(seat: Seat): Promise<void>;
  answer(seat: Seat, reply: Reply): Promise<void>;
  handOver(seat: Seat, bot: string): Promise<void>;
  resume(seat: Seat): Promise<void>;
  say(text: string, to: Audience): Promise<void>;
  close(): void;
}
