import type { Event, Laid, Player, Tile, View } from '../../generated/types/flaming-pyramids';
import type { Seat } from '../../generated/types/protocol';
import { HEIGHT, WIDTH } from './tiles';

/** A view on its way through a chaos: also the tiles that burn and the die that was rolled. */
export type Drawn = View & { burning?: Tile[]; die?: number };

/** The board in the units of the drawing; `ground` is where the base stands. */
export interface BoardSize {
  width: number;
  height: number;
  ground: number;
}

/** A board of the shape of its frame. */
export function boardFor(frame: { width: number; height: number }): BoardSize {
  const height = 520;
  const width = Math.min(1300, Math.max(620, Math.round((height * frame.width) / Math.max(1, frame.height))));
  return { width, height, ground: 478 };
}
const STEP = WIDTH + 5;
const RISE = HEIGHT + 1.5;

/** Where the cells lie on the board, fitted so that the whole pyramid and its slots are seen. */
export class Layout {
  readonly scale: number;
  private readonly left: number;

  constructor(
    cells: { level: number; column: number }[],
    private readonly board: BoardSize,
  ) {
    const xs = cells.map((cell) => cell.column + cell.level / 2);
    const min = Math.min(0, ...xs);
    const max = Math.max(0, ...xs) + 1;
    const top = Math.max(2, ...cells.map((cell) => cell.level)) + 1;
    this.scale = Math.min(1.25, (board.width - 80) / ((max - min) * STEP), (board.ground - 26) / (top * RISE));
    this.left = (board.width - (max - min) * STEP * this.scale) / 2 - min * STEP * this.scale;
  }

  at(level: number, column: number): { x: number; y: number } {
    return { x: this.left + (column + level / 2) * STEP * this.scale, y: this.board.ground - (level + 1) * RISE * this.scale };
  }

  /** The middle of a cell. */
  middle(level: number, column: number): { x: number; y: number } {
    const at = this.at(level, column);
    return { x: at.x + (WIDTH * this.scale) / 2, y: at.y + (HEIGHT * this.scale) / 2 };
  }
}

const without = (laid: Laid[], tiles: Tile[]) => laid.filter((cell) => !tiles.includes(cell.tile));

/** Tiles that go under a player's pile for all to see; those of forgotten chaos leave the game. */
function taken(view: Drawn, event: { seat: Seat; taken: Tile[]; leaves: boolean }, gone: Tile[] = []): Drawn {
  const { seat, taken: tiles, leaves } = event;
  return {
    ...view,
    pyramid: without(view.pyramid, [...tiles, ...gone]),
    removed: [...view.removed, ...gone, ...(leaves ? tiles : [])],
    burning: [],
    players: leaves
      ? view.players
      : change(view, seat, (p) => ({ ...p, pileKnown: [...p.pileKnown, ...tiles], left: p.left + tiles.length })),
  };
}

function change(view: Drawn, seat: Seat, how: (player: Player) => Player): Player[] {
  return view.players.map((player) => (player.seat === seat ? how(player) : player));
}

function laid(view: Drawn, seat: Seat, cell: Laid): Drawn {
  return {
    ...view,
    pyramid: [...without(view.pyramid, [cell.tile]), cell],
    slots: [],
    stage: view.checking === 'REFEREE' ? 'BUILD' : 'CHECK',
    laid: [cell.tile],
    hand: view.hand.filter((tile) => tile !== cell.tile),
    players: change(view, seat, (p) => ({
      ...p,
      handCount: p.handCount - 1,
      left: p.left - 1,
      handKnown: p.handKnown.filter((tile) => tile !== cell.tile),
    })),
  };
}

/** What an event shows. The referee's view follows when all have played. */
export function apply(view: Drawn, event: Event): Drawn {
  switch (event.type) {
    case 'BaseLaid':
      return { ...view, pyramid: [...without(view.pyramid, [event.tile]), { tile: event.tile, level: 0, column: event.column }] };
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn, die: undefined, stage: 'BUILD' };
    case 'BasePlaced':
    case 'Placed':
    case 'Stacked':
      return laid(view, event.seat, { tile: event.tile, level: event.level, column: event.column });
    case 'TookOver':
      return { ...view, active: event.seat };
    case 'Collapsed':
      return taken(view, event);
    case 'Fell':
      return { ...view, pyramid: [...without(view.pyramid, [event.tile]), { tile: event.tile, level: event.level, column: event.column }] };
    case 'Exploded':
      return taken(view, event, event.gone);
    case 'Ignited':
      return { ...view, burning: [event.igniter] };
    case 'Burnt':
      return { ...view, burning: [...(view.burning ?? []), event.tile] };
    case 'BurntOut':
      return taken(view, event, event.stays ? [] : [event.igniter]);
    case 'Cursed':
      return taken(view, event);
    case 'Rolled':
      return { ...view, die: event.number };
    case 'Drew':
      return {
        ...view,
        hand: event.seat === view.viewer ? [...view.hand, ...event.known] : view.hand,
        players: change(view, event.seat, (p) => ({
          ...p,
          handCount: p.handCount + event.count,
          pileUnseen: p.pileUnseen - event.unseen,
          pileKnown: p.pileKnown.filter((tile) => !event.known.includes(tile)),
        })),
      };
    case 'Picked':
      return { ...view, hand: [...view.hand, ...event.tiles] };
    default:
      return view;
  }
}

/** How long each event plays, against the usual time. */
export function beats(event: Event): number {
  switch (event.type) {
    case 'ChaosCalled':
    case 'Objected':
      return 2.6;
    case 'FoundSound':
    case 'Unnoticed':
      return 2;
    case 'Collapsed':
    case 'Exploded':
    case 'Cursed':
    case 'Rolled':
      return 1.8;
    case 'BurntOut':
      return 1.4;
    case 'Placed':
    case 'Stacked':
    case 'BasePlaced':
    case 'TookOver':
    case 'Fell':
    case 'Ignited':
      return 1;
    case 'Burnt':
    case 'AllSaidWell':
    case 'NobodyObjected':
      return 0.6;
    case 'Won':
      return 1;
    default:
      return 0;
  }
}
