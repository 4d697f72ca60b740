import type { Kind } from '../../generated/types/tour-de-france';

/** The kinds of squares that the legend points out on the board. */
export const lit = $state<{ kinds: Kind[]; dots: boolean }>({ kinds: [], dots: false });
