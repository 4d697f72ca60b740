/** By game and lesson: the numbers of the tasks that are solved. */
export type SolvedTasks = Record<string, Record<string, number[]>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTask = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const entries = (value: unknown) => Object.entries(isObject(value) ? value : {});

/** What is whole of something that was read. */
export function soundTasks(from: unknown): SolvedTasks {
  const tasks = (value: unknown) => (Array.isArray(value) ? (value as unknown[]).filter(isTask) : []);
  const lessons = (value: unknown) => Object.fromEntries(entries(value).map(([lesson, solved]) => [lesson, tasks(solved)]));
  return Object.fromEntries(entries(from).map(([game, value]) => [game, lessons(value)]));
}

/** What is solved in either. */
export function mergedTasks(one: SolvedTasks, other: SolvedTasks): SolvedTasks {
  const all = structuredClone(one);
  for (const [game, lessons] of Object.entries(other))
    for (const [lesson, tasks] of Object.entries(lessons)) {
      const known = ((all[game] ??= {})[lesson] ??= []);
      all[game][lesson] = [...new Set([...known, ...tasks])].sort((a, b) => a - b);
    }
  return all;
}
