import type { Tile } from '../../generated/types/flaming-pyramids';

export type Ink = 'y' | 'r' | 'g' | 'b' | 'j';
export type Stuff = 'straw' | 'wood' | 'stone' | 'coal' | 'torch' | 'millstone';

/** What is printed on a tile. */
export interface Print {
  ink: Ink;
  weight: number;
  stuff: Stuff;
}

export const WIDTH = 128;
export const HEIGHT = 74;

export function printOf(tile: Tile): Print {
  const weight = Number(tile.slice(1));
  const ink = tile[0]!.toLowerCase() as Ink;
  const stuff: Stuff =
    weight === 1 ? 'coal' : weight === 7 ? 'torch' : weight === 200 ? 'millstone' : weight < 10 ? 'straw' : weight < 60 ? 'wood' : 'stone';
  return { ink, weight, stuff };
}

/** The key of the name of what a tile is made of. */
export const STUFF_NAME: Record<Stuff, string> = {
  straw: 'STRAW',
  wood: 'WOOD',
  stone: 'STONE',
  coal: 'COAL',
  torch: 'BLOWTORCH',
  millstone: 'STONE',
};
