import { engine } from '../engine/page.svelte';
import { isLocal } from '../engine/client';
import type { Link } from './link';
import { socket } from './socket';

/** Who runs a table: the engine in this page if it was made here, otherwise the server. */
export const linkOf = (table: string): Link => (isLocal(table) ? engine : socket);
