/** Ratings of people and puzzles, on the scale of Elo. */

/** A rating moves fast at first; the one of a puzzle hardly moves. */
const K_NEW = 48;
const K = 20;
const K_PUZZLE = 6;
const NEW = 10;
/** What a right answer is worth after so many stages of a hint. */
const WORTH = [1, 0.7, 0.4, 0] as const;

export const START = 1200;

/** What somebody of rating `mine` scores on the average against a puzzle. */
export const expected = (mine: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - mine) / 400));

/** How an answer moves my rating and the puzzle's; the more stages of a hint were open, the less it is worth. */
export function moves(mine: number, answered: number, puzzle: number, right: boolean, stages: number): { mine: number; puzzle: number } {
  const off = (right ? WORTH[Math.min(stages, 3)]! : 0) - expected(mine, puzzle);
  return { mine: (answered < NEW ? K_NEW : K) * off, puzzle: -K_PUZZLE * off };
}
