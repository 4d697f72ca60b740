/** The puzzle of a day is the same for everybody: the game and the number come from the date alone. */
const DAY = 86_400_000;

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

export const gameOfDay = (day: string, games: readonly string[]): string => games[dayNumber(day) % games.length]!;

/** Every game comes once in five days; its puzzles take turns, and neighbours in the file do not follow each other. */
export function puzzleOfDay<T>(day: string, puzzles: readonly T[]): T | undefined {
  const turn = Math.floor(dayNumber(day) / 5);
  return puzzles[(turn * 7) % Math.max(1, puzzles.length)];
}

/** How many days in a row have their puzzle solved; today may still be open. */
export function daysInARow(solved: readonly string[], day: string): number {
  const days = new Set(solved.map(dayNumber));
  let at = dayNumber(day);
  if (!days.has(at)) at--;
  let count = 0;
  for (; days.has(at); at--) count++;
  return count;
}
