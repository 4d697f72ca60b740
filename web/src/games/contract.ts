import type { Component } from 'svelte';
import type { SeatInfo, Seat, TableInfo } from '../generated/types/protocol';
import type { Words } from '../lib/words';
import type { Outcome } from '../result/outcome';
import type { Offer, Statement } from '../table/table';

/**
 * What a board is given. It draws `view`, lights exactly `offers`, and calls back; it knows no rule. V, A, E, R are the
 * generated types View, Action, Event and Remark of the game.
 */
export interface BoardProps<V = unknown, A = unknown, E extends Statement = Statement, R extends Statement = Statement> {
  /** What these eyes may see, as of the event shown. */
  view: V;
  /** Through whose eyes; NONE for a spectator. */
  seat: Seat;
  /** What I may do now. Empty while events play, when I am not asked, and in a replay. */
  offers: Offer<A, R>[];
  /** What I am asked, or whom I wait for. */
  ask: Statement | null;
  /** The event that is playing, null when all is still. The view has it applied already (see GameModule.apply). */
  event: E | null;
  /** How long the event plays, in milliseconds; 0 under reduced motion. Use it for transitions. */
  duration: number;
  /** The offer to draw: the one under the pointer or the focus, else the selected one. The dock tells what the rules say of it. */
  looked: Offer<A, R> | null;
  /** Looks at an offer by its text, or at none. */
  look: (text: string | null) => void;
  /** The first call selects an offer by its text, the second takes it. See `choice` and `drawnChoice` in art/press. */
  pick: (text: string) => void;
  words: Words;
  /** Who sits where, in seat order. */
  players: SeatInfo[];
  /** The name to show for a seat: a player's, or “You”. */
  name: (seat: Seat) => string;
  info: TableInfo;
  /** A phone: show the part that matters. */
  narrow: boolean;
}

/** What a game brings to the shell, the default export of games/<game-id>/index.ts. */
export interface GameModule<V = unknown, A = unknown, E extends Statement = Statement, R extends Statement = Statement> {
  /** The board and, below it, my hand or my actions. */
  Board: Component<BoardProps<V, A, E, R>>;
  /** More about the match, under the players: riding order, point card, legend. Optional. */
  Aside?: Component<BoardProps<V, A, E, R>>;
  /** What stays in view above the log on a wide screen, and has a pane of its own on a phone (named by the word `board.side`). Optional. */
  Side?: Component<BoardProps<V, A, E, R>>;
  /** What the button says that takes an offer: the action and its result, such as “Play 5: to square 9”. */
  label(offer: Offer<A, R>, words: Words, view: V): string;
  /** An action with nothing to weigh: one tap takes it. */
  plain?(action: A): boolean;
  /** An action that brings dice or cards. Where it is the only one it is done for the player only if they want that. */
  throws?(action: A): boolean;
  /** Where the rules leave it to the player's own eyes what there is to see: no hints. */
  unaided?(view: V): boolean;
  /** The heights of the dock in pixels; of it `says`, on a phone, for what the rules say and the button. */
  dock: { wide: number; phone: number; says?: number };
  /** Whom an event is about, for “since your last turn”. */
  subject?(event: E, view: V): Seat | null;
  /** What the title bar says beside the game's name: stage, round. */
  subtitle(view: V, words: Words): string;
  /** One or two short lines about a seat for its row among the players. */
  status?(view: V, seat: Seat, words: Words): string;
  /** The team that a seat has chosen, a value of the game; null for none. Its riders are told by the name of who leads it. */
  team?(view: V, seat: Seat): string | null;
  /** The jersey that a seat wears once it has chosen one; its own if this is left out. */
  wears?(view: V, seat: Seat): Seat;
  /** All views of one moment together, for a replay with everything revealed; the view of who acted if this is left out. */
  revealed?(views: V[]): V;
  /** A heading for the log before this event, such as the round it opens; null for none. */
  heading?(event: E, words: Words): string | null;
  /**
   * The view with what this event shows applied, for drawing only: pieces move, cards turn. When all events have played
   * the shell shows the referee's own view, so anything left out here is put right then.
   */
  apply(view: V, event: E): V;
  /** How long the event plays, 1 being the usual time of an event; 0 shows it without a pause. */
  beats?(event: E): number;
  /** Events that the log does not show, because the board says it better. */
  silent?(event: E): boolean;
  /** The numbers that decided a match, or a stage of it, from the last view and all events so far. */
  result?(view: V, events: readonly E[], words: Words): Outcome;
  /** Whether a stage ends with this event and another follows: the table stops to look at the result. */
  endsStage?(event: E, view: V): boolean;
}

/** Any game, as the shell holds it. */
export type AnyGame = GameModule<any, any, any, any>;

/** Checks a module against the types of its game. */
export function game<V, A, E extends Statement, R extends Statement>(module: GameModule<V, A, E, R>): AnyGame {
  return module;
}
