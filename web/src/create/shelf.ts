import { api } from '../lib/api';
import { hasServer } from '../lib/hosting';
import { forgetRoad, keepRoad, myRoads, type Mine } from './kept';

const same = (a: Mine, b: Mine) => a.game === b.game && a.text === b.text;

/** The roads of this browser, and those that the server keeps for the same person. Without a server the browser's are all. */
export async function allRoads(): Promise<Mine[]> {
  const here = myRoads();
  if (!hasServer) return here;
  const kept = await api.myCourses().catch(() => ({ courses: [] }));
  const there = kept.courses.map((card) => ({ game: card.game, title: card.road.title, text: card.road.line, at: card.since }));
  return [...here, ...there.filter((road) => !here.some((other) => same(road, other)))].sort((a, b) => b.at - a.at);
}

/** Keeps a road here at once, and on the server if there is one that takes it. */
export function keepEverywhere(road: Mine): void {
  keepRoad(road);
  if (hasServer) void api.saveCourse({ game: road.game, text: road.text, shelf: 'MINE' }).catch(() => undefined);
}

/** Forgets a road here, and on the server unless it is shown in the gallery. */
export async function forgetEverywhere(road: Mine): Promise<void> {
  forgetRoad(road);
  if (!hasServer) return;
  const kept = await api.myCourses().catch(() => ({ courses: [] }));
  const card = kept.courses.find((course) => course.game === road.game && course.road.line === road.text);
  if (card?.shelf === 'MINE') await api.deleteCourse(card.id).catch(() => undefined);
}
