import type { StageRoad } from '../../generated/types/flamme-rouge';
import type { RoadDocument } from '../document.svelte';
import { flipped, lettersOf, printed } from './tiles';

type Doc = RoadDocument<StageRoad>;

/** The place of a tile on the road from 1, whichever side lies up; 0 if it does not. */
export const placeOf = (letters: string, tile: string): number => letters.toLowerCase().indexOf(tile.toLowerCase()) + 1;

const isEnd = (letter: string) => 'au'.includes(letter.toLowerCase());

/** The letters with a tile at a place; one that lay elsewhere moves there. Without a place: start first, finish last, others before it. */
export function withTile(letters: string, tile: string, at?: number): string {
  const old = placeOf(letters, tile) - 1;
  if (old >= 0 && at === undefined) return letters.slice(0, old) + tile + letters.slice(old + 1);
  const rest = old < 0 ? letters : letters.slice(0, old) + letters.slice(old + 1);
  const finish = placeOf(rest, 'u');
  let place = at === undefined ? (finish ? finish - 1 : rest.length) : at > old && old >= 0 ? at - 1 : at;
  if (isEnd(tile) && at === undefined) place = tile.toLowerCase() === 'a' ? 0 : rest.length;
  place = Math.min(Math.max(0, place), rest.length);
  return rest.slice(0, place) + tile + rest.slice(place);
}

export const withoutAt = (letters: string, place: number): string => letters.slice(0, place - 1) + letters.slice(place);
export const flippedAt = (letters: string, place: number): string =>
  letters.slice(0, place - 1) + flipped(letters[place - 1] ?? '') + letters.slice(place);

/** Changes the row of tiles. */
export const relay = (doc: Doc, change: (letters: string) => string): Promise<void> =>
  doc.edit((road, title) => printed(change(lettersOf(road)), title));

/** Lays a side: flips the tile if it lies already, else puts it before the finish or at a place. */
export async function layAt(doc: Doc, side: string, place: number, at?: number): Promise<void> {
  await relay(doc, (letters) => withTile(letters, side, at));
  const now = doc.checked ? lettersOf(doc.checked.road) : '';
  doc.picked = String(placeOf(now, side) || place || '');
}
