import type { CourseCard } from '../generated/types/protocol';
import type { Course, CourseBook } from '../setup/courses';

/** The picture of a course, drawn from the road that its game has read; null if there is nothing to draw. */
export function pictureOf(card: CourseCard, book: CourseBook): Course | null {
  const road = card.road.road as { tiles?: { name: string }[]; stages?: Stage[] };
  if (card.game === 'flamme-rouge') return book.own((road.tiles ?? []).map((tile) => tile.name).join(''));
  if (card.game !== 'leader-1') return book.own(card.road.line);
  const stage = road.stages?.[0];
  if (!stage) return null;
  const fact = (key: string) => `; ${key} ${(stage.lines[key] ?? []).join(' ')}`;
  return book.own(`route ${stage.hexagons.map((hexagon) => hexagon.name).join(' ')}${fact('feed')}${fact('sprint')}`);
}

interface Stage {
  hexagons: { name: string }[];
  lines: Record<string, string[]>;
}
