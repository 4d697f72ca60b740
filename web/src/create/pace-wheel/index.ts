import type { RoadEditor } from '../editors';
import { printed } from './course';
import Drawing from './Drawing.svelte';
import Tray from './Tray.svelte';

export const editor: RoadEditor = {
  Tray,
  Drawing,
  print: printed,
  first: 'profile _14 ^5 v6 _8 ^9 v6 _12 ^4 v5 _11\nfeed 29-32 54-56',
  beside: 'collines',
  races: 120,
};
