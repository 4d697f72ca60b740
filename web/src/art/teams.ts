import type { Seat } from '../generated/types/kernel';

export const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

/** The class that sets --t and --on-t, the colour of a team and of what is printed on it. */
export const teamClass = (seat: Seat): string => (seat === 'NONE' ? 'team-none' : `team-${seat.toLowerCase()}`);

export const INK = '#20242A';
export const CREAM = '#FFFBF0';
