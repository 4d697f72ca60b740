import type { RoadEditor } from '../editors';
import Drawing from './Drawing.svelte';
import { first } from './example';
import { printed } from './model';
import Tray from './Tray.svelte';

export const editor: RoadEditor = {
  Tray,
  Drawing,
  print: (road, title) => (road.squares.length ? printed(road.squares, title) : first),
  first,
  beside: 'kermesse',
};
