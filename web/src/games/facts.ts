/** What the posters say of the games, so that the home page needs no list of them; HomeTest compares it with the server's. */
export const FACTS: Record<string, { min: number; max: number; minutes: number }> = {
  'flamme-rouge': { min: 1, max: 4, minutes: 40 },
  'leader-1': { min: 2, max: 12, minutes: 120 },
  'flaming-pyramids': { min: 2, max: 6, minutes: 15 },
  'pace-wheel': { min: 1, max: 5, minutes: 45 },
  'tour-de-france': { min: 2, max: 4, minutes: 40 },
};
