import data from '../../generated/courses/leader-1.json';
import type { CourseRoad } from '../../generated/types/leader-1';
import type { HexagonData } from '../../setup/plan';

export type LineKind = 'start' | 'finish' | 'sprint' | 'bonus' | 'feed';
export type Token = LineKind | 'weather' | 'category';

/** A race as the editor changes it. Lines are written HEXAGON@ROW. */
export interface Race {
  name: string;
  oneDay: boolean;
  route: string[];
  lines: Record<LineKind, string[]>;
  categories: Record<number, number>;
  weather: number[];
}

export const HEXAGONS = data.hexagons as Record<string, HexagonData>;
export const LINES: readonly LineKind[] = ['start', 'finish', 'feed', 'bonus', 'sprint'];
/** As many tokens as the box has. */
export const BOX: Record<Token, number> = { start: 1, finish: 1, feed: 2, bonus: 2, sprint: 3, weather: 6, category: 8 };
export const MOST_HEXAGONS = 20;

export const bare = (name: string) => name.replace('~', '');
const terrain = (name: string) => HEXAGONS[bare(name)]?.terrain ?? 'flat';
const parts = (mark: string): [number, number] => mark.split('@').map(Number) as [number, number];
export const progress = (mark: string) => (parts(mark)[0] - 1) * 420 + parts(mark)[1] * 70;
export const hexagonOf = (mark: string) => parts(mark)[0];

export function stagesOf(road: CourseRoad): Race[] {
  return road.stages.map((stage) => ({
    name: stage.name,
    oneDay: stage.format === 'ONE_DAY',
    route: stage.hexagons.map((hexagon) => hexagon.name),
    lines: Object.fromEntries(LINES.map((kind) => [kind, [...(stage.lines[kind] ?? [])]])) as Race['lines'],
    categories: Object.fromEntries(stage.hexagons.flatMap((h, i) => (h.category ? [[i + 1, h.category]] : []))),
    weather: [...stage.weather],
  }));
}

const word = (name: string) => name.replace(/[;#]/g, '').trim().replace(/\s+/g, '_').slice(0, 60) || 'own';

function raceLines(race: Race): string[] {
  const fact = (key: string, values: (string | number)[]) => (values.length ? [`  ${key} ${values.join(' ')}`] : []);
  const categories = Object.entries(race.categories).map(([h, value]) => `${h}=${value}`);
  return [
    `race ${word(race.name)} ${race.oneDay ? 'one-day' : 'stage'}`,
    ...fact('route', race.route),
    ...LINES.flatMap((kind) => fact(kind, race.lines[kind])),
    ...fact('category', categories),
    ...fact(
      'weather',
      [...race.weather].sort((a, b) => a - b),
    ),
  ];
}

/** The text of a race, or of a tour of several; the title is the name of whichever it is. */
export function printed(races: Race[], tour: string, title: string): string {
  if (races.length <= 1 && !tour) return races.flatMap((race) => raceLines({ ...race, name: title || race.name })).join('\n');
  const name = word(title || tour || races[0]?.name || '');
  // A stage and the tour cannot have the same name.
  const named = races.map((race, i) => (word(race.name) === name ? { ...race, name: `${race.name}_${i + 1}` } : race));
  return [...named.flatMap(raceLines), `tour ${name}`, `  stages ${named.map((race) => word(race.name)).join(' ')}`].join('\n');
}

/** Lines and tokens from this hexagon on move along when one is put in or taken out. */
function shifted(race: Race, from: number, by: 1 | -1): Race {
  const gone = (h: number) => by < 0 && h === from;
  const to = (h: number) => (h > from || (by > 0 && h === from) ? h + by : h);
  const mark = (m: string) => `${to(hexagonOf(m))}@${parts(m)[1]}`;
  const lines = Object.fromEntries(LINES.map((kind) => [kind, race.lines[kind].filter((m) => !gone(hexagonOf(m))).map(mark)]));
  const kept = Object.entries(race.categories).filter(([h]) => !gone(Number(h)));
  return {
    ...race,
    lines: lines as Race['lines'],
    categories: Object.fromEntries(kept.map(([h, value]) => [to(Number(h)), value])),
    weather: race.weather.filter((h) => !gone(h)).map(to),
  };
}

/** After a change of the route: start and finish at its ends, a category on every mountain, a sprint zone and a feed zone. */
export function tidy(race: Race): Race {
  const n = race.route.length;
  if (!n) return { ...race, lines: { start: [], finish: [], sprint: [], bonus: [], feed: [] }, categories: {}, weather: [] };
  const row = race.lines.finish[0] ? parts(race.lines.finish[0])[1] : 5;
  const finish = `${n}@${row >= 1 && row <= 5 ? row : 5}`;
  const start = race.lines.start.find((m) => hexagonOf(m) === 1) ?? '1@4';
  const inside = (m: string) => progress(m) > progress(start) && progress(m) < progress(finish);
  const bonus = race.oneDay ? [] : race.lines.bonus.filter(inside);
  const last = Math.max(0, ...bonus.map(progress));
  const near = (m: string) => hexagonOf(m) >= n - 1;
  let sprint = race.lines.sprint.filter((m) => inside(m) && (progress(m) < last || near(m)));
  if (terrain(race.route[n - 1]!) === 'mountain') sprint = sprint.filter((m) => progress(m) < last);
  else if (!sprint.some((m) => progress(m) >= last)) sprint = [...sprint, n > 1 ? `${n}@0` : `${n}@${Math.max(1, row - 1)}`];
  const feed = race.lines.feed.filter(inside);
  const middle = `${Math.max(2, Math.floor(n / 2) + 1)}@0`;
  return {
    ...race,
    lines: { start: [start], finish: [finish], sprint, bonus, feed: feed.length || !inside(middle) ? feed : [middle] },
    categories: categories(race),
    weather: race.weather.filter((h) => h <= n),
  };
}

function categories(race: Race): Record<number, number> {
  const kept: Record<number, number> = {};
  const free = (value: number) => Object.values(kept).filter((v) => v === value).length < 2;
  race.route.forEach((name, i) => {
    const begins = terrain(name) === 'mountain' && (i === 0 || terrain(race.route[i - 1]!) !== 'mountain');
    const had = race.categories[i + 1];
    if (begins) kept[i + 1] = had && free(had) ? had : ([3, 4, 2, 1].find(free) ?? 3);
  });
  return kept;
}

/** Puts a hexagon in before the given place, from 1. */
export function laid(race: Race, name: string, place: number): Race {
  const route = [...race.route];
  route.splice(place - 1, 0, name);
  const moved = place <= race.route.length ? shifted(race, place, 1) : race;
  return tidy({ ...moved, route });
}

export function takenOff(race: Race, place: number): Race {
  return tidy({ ...shifted(race, place, -1), route: race.route.filter((_, i) => i !== place - 1) });
}

export function mirrored(race: Race, place: number): Race {
  const name = race.route[place - 1]!;
  const route = [...race.route];
  route[place - 1] = name.endsWith('~') ? bare(name) : `${name}~`;
  return { ...race, route };
}

export function moved(race: Race, place: number, by: 1 | -1): Race {
  const route = [...race.route];
  const [hexagon] = route.splice(place - 1, 1);
  route.splice(place - 1 + by, 0, hexagon!);
  return tidy({ ...race, route });
}

/** Lays a token; start and finish move. */
export function withToken(race: Race, kind: Token, place: string): Race {
  if (kind === 'weather') return { ...race, weather: [...race.weather, Number(place)] };
  if (kind === 'category') return { ...race, categories: { ...race.categories, [place]: race.categories[Number(place)] ?? 3 } };
  const sorted = (marks: string[]) => marks.sort((a, b) => progress(a) - progress(b));
  const single = kind === 'start' || kind === 'finish';
  return { ...race, lines: { ...race.lines, [kind]: single ? [place] : sorted([...race.lines[kind], place]) } };
}

export function withoutToken(race: Race, kind: Token, place: string): Race {
  if (kind === 'weather') return { ...race, weather: race.weather.filter((h) => h !== Number(place)) };
  if (kind === 'category') return race;
  return { ...race, lines: { ...race.lines, [kind]: race.lines[kind].filter((mark) => mark !== place) } };
}

export const count = (race: Race, kind: Token): number =>
  kind === 'weather' ? race.weather.length : kind === 'category' ? Object.keys(race.categories).length : race.lines[kind].length;

/** A stage to go on with. */
export const nextStage = (name: string): Race =>
  tidy({
    name,
    oneDay: false,
    route: ['poplars', 'mill', 'gully', 'canal', 'station'],
    lines: { start: ['1@4'], finish: ['5@5'], sprint: ['3@0', '5@0'], bonus: ['4@0'], feed: ['3@0'] },
    categories: {},
    weather: [],
  });
