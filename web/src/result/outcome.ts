import type { Seat } from '../generated/types/protocol';
import type { Words } from '../lib/words';

/** A text of the interface that the page words: its key and what it is about. */
export interface Phrase {
  key: string;
  about?: Record<string, unknown>;
}

/** A number, a phrase, or nothing. */
export type Cell = number | Phrase | null;

/** The prizes that a rider can wear. */
export type Prize = 'GENERAL' | 'CLIMBER';

/** A player or a rider in a table. */
export interface Line {
  place: number;
  /** Whose it is; NONE for a rider of nobody. */
  seat: Seat;
  /** What tells riders of one team apart: a number, or a word. */
  mark?: string;
  /** The whole name, where it is nobody's. */
  who?: string;
  cells: Cell[];
  /** The columns that were won. */
  won?: number[];
  /** Parts of one bar, all on one scale. */
  bar?: number[];
  out?: boolean;
}

/** A table of the numbers that decided a match. */
export interface Standing {
  id: string;
  title: Phrase;
  note?: Phrase;
  rule?: string;
  columns: Phrase[];
  /** Which column is the sum, counted from 0. */
  sum?: number;
  lines: Line[];
}

export interface Award {
  prize: Prize;
  seat: Seat;
  mark?: string;
  value: number;
  why: Phrase;
}

/** What a game has to say at the end of a match or of a stage. */
export interface Outcome {
  /** Under the name of the winner. */
  by?: Phrase;
  /** The number on the bib of a seat's best rider. */
  bibs?: Partial<Record<Seat, string>>;
  standings: Standing[];
  awards?: Award[];
  notes?: { text: Phrase; rule: string }[];
}

/** Told by a game: from the last view and all events so far. */
export type TellOutcome<V, E> = (view: V, events: readonly E[], words: Words) => Outcome;

/** A rider of the podium. */
export interface Medal {
  seat: Seat;
  place: number;
  bib?: string;
  prize?: Prize;
}

/** The first three by place, for the podium. */
export function medals(seats: readonly Seat[], places: readonly number[], bibs: Outcome['bibs'] = {}): Medal[] {
  return seats
    .map((seat, i) => ({ seat, place: places[i] ?? 0, bib: bibs[seat] }))
    .filter((medal) => medal.place > 0)
    .sort((a, b) => a.place - b.place)
    .slice(0, 3);
}

/** The parts of a race of stages: the events from the start of one to the start of the next. */
export function byStage<E extends { type: string }>(events: readonly E[], starts: E['type']): E[][] {
  const parts: E[][] = [];
  for (const event of events) {
    if (event.type === starts) parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}
