import type { BoardRoad, Kind, Square } from '../../generated/types/tour-de-france';
import type { RoadDocument } from '../document.svelte';
import { printed, renamed, type Way } from './model';

/** What both sides of the editor share: the kind that a tap paints, or the way of a side road that looks for its join. */
class Hand {
  kind = $state<Kind | ''>('');
  /** A side road from the picked square waits for the square where it joins. */
  way = $state<Way | ''>('');

  clear(): void {
    this.kind = '';
    this.way = '';
  }

  /** One change of the squares; the picked one keeps its place under its new name. */
  async change(doc: RoadDocument<BoardRoad>, change: (squares: Square[]) => Square[], picked = doc.picked): Promise<void> {
    let name = '';
    await doc.edit((road, title) => {
      const squares = change(road.squares);
      name = renamed(squares, picked);
      return printed(squares, title);
    });
    doc.picked = name;
  }
}

export const hand = new Hand();
