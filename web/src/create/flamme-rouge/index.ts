import type { RoadEditor } from '../editors';
import Drawing from './Drawing.svelte';
import { lettersOf, printed } from './tiles';
import Tray from './Tray.svelte';

export const editor: RoadEditor = {
  Tray,
  Drawing,
  print: (road, title) => printed(lettersOf(road), title),
  first: 'AfnsJiMBtkOQRDPgCEu',
  beside: 'le-col-du-ballon',
  races: 300,
};
