import type { Remark, Tile } from '../../generated/types/flaming-pyramids';

/** What becomes of a tile, as far as the rules say; open where nobody says. */
export type Fate = 'open' | 'holds' | 'burns' | 'collapses';

const CHAOS = ['Burns', 'Explodes', 'Curses', 'Rolls'];

export function fateOf(remarks: Remark[], watchful: boolean): Fate {
  if (watchful) return 'open';
  if (remarks.some((r) => r.type === 'Collapses')) return 'collapses';
  return remarks.some((r) => CHAOS.includes(r.type)) ? 'burns' : 'holds';
}

/** The tiles that a choice lies upon; none on the base. */
export const under = (remarks: Remark[]): Tile[] =>
  remarks.find((r) => r.type === 'Holds' || r.type === 'Collapses' || r.type === 'Lies')?.on ?? [];

/** Tiles that a choice would take from the pyramid, as far as the rules can say. */
export function struckBy(remarks: Remark[]): Tile[] {
  return remarks.flatMap((r) =>
    r.type === 'Collapses'
      ? r.on
      : r.type === 'Burns' || r.type === 'Curses'
        ? r.tiles
        : r.type === 'Explodes'
          ? [...r.taken, ...r.gone]
          : [],
  );
}
