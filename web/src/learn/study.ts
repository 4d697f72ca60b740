import { engine } from '../engine/page.svelte';
import type { NewSeat, NewTable, Seat, TableInfo } from '../generated/types/protocol';
import { NotAllowed } from '../table/table';

/** A position to try at a table of this page (docs/protocol.md, "Studies"). It is an ordinary table, but it is never stored or listed. */
export interface Study {
  game: string;
  options: Record<string, string>;
  seats: number;
  /** Mine; the others are played by bots. */
  seat: Seat;
  /** The bot that thinks for the others after the moves that they are told; '' if they rest. */
  bot: string;
  /** Missing fields are those of a new match. */
  position: object;
  /** One list for each ply from here on; what is missing is thrown. */
  dice?: readonly (readonly number[])[];
  /** What the others play, by seat and in order. */
  moves?: Partial<Record<Seat, readonly string[]>>;
}

const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

/** Opens a study and gives the id of its table; throws NotAllowed if no match can go on from this position. */
export async function openStudy({ game, options, seats, seat, bot, position, dice = [], moves = {} }: Study): Promise<string> {
  const filled = SEATS.slice(0, seats).map<NewSeat>((one) =>
    one === seat ? { kind: 'ME', bot: '', name: '' } : { kind: 'BOT', bot: bot || 'random', name: '' },
  );
  const wish: NewTable = {
    game,
    options,
    seats: filled,
    access: 'PRIVATE',
    spectators: false,
    autoStart: true,
    practice: true,
    clock: { type: 'NoClock' },
    study: JSON.stringify({ position, dice, moves, rest: bot === '' }),
  };
  const { status, text } = await engine.request('POST', '/tables', JSON.stringify(wish));
  const answer = JSON.parse(text) as TableInfo & { rule: string; reason: string; about: Record<string, unknown> };
  if (status !== 200) throw new NotAllowed(answer.rule, answer.reason, answer.about);
  return answer.table;
}

/** Forgets a study. */
export const closeStudy = (table: string): void => void engine.request('DELETE', `/tables/${table}`, '');
