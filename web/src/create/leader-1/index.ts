import type { RoadEditor } from '../editors';
import Drawing from './Drawing.svelte';
import { printed, stagesOf } from './model';
import Tray from './Tray.svelte';

export const editor: RoadEditor = {
  Tray,
  Drawing,
  print: (road, title) => printed(stagesOf(road), road.tour, title),
  first: `race Mon_enfer one-day
  route poplars beetfield~ pitroad orchard mill larch ravine~ station
  start 1@4
  finish 8@5
  sprint 8@0
  feed 5@0
  category 6=3
`,
  beside: 'plains',
};
