import type { Arrived, Event, StageScored } from '../../generated/types/pace-wheel';
import type { Seat } from '../../generated/types/protocol';
import { byStage, type Award, type Line, type Outcome, type Standing, type TellOutcome } from '../../result/outcome';
import { numberOf, seatOf, type Drawn } from './race';

const SHOWN = 6;

/** The last stage by arrivals; in a race of stages the general classification and the jerseys as well. */
export const result: TellOutcome<Drawn, Event> = (view, events) => {
  const stages = byStage(events, 'StageStarted');
  const arrived = (stages.at(-1) ?? []).filter((event): event is Arrived => event.type === 'Arrived');
  const racers = view.position.racers;
  const isTour = view.stages.length > 1;
  const stage = stageOf(view, arrived, stages.length);
  const best: Outcome['bibs'] = {};
  const order = isTour && view.general.length ? view.general : view.ranking.length ? view.ranking : arrived.map((a) => a.racer);
  for (const racer of order) best[seatOf(racer)] ??= numberOf(racer);
  if (!isTour) return { bibs: best, standings: [stage], by: { key: 'result.by.turns', about: { turns: view.position.turn } } };
  const general = generalOf(view, stages);
  const [first, second] = view.general;
  const gap = second ? racers[second]!.points - racers[first!]!.points : 0;
  const by = second && { key: gap ? 'result.by.points' : 'result.by.tie', about: { points: gap, seat: seatOf(second) } };
  return { by: by || undefined, bibs: best, standings: [general, stage], awards: awardsOf(view) };
};

const lineOf = (racer: string): Pick<Line, 'seat' | 'mark'> => ({ seat: seatOf(racer) as Seat, mark: numberOf(racer) });

function stageOf(view: Drawn, arrived: Arrived[], number: number): Standing {
  const winner = arrived[0]?.turn ?? 0;
  const course = view.stages[Math.max(0, number - 1)];
  return {
    id: 'stage',
    title: view.stages.length > 1 ? { key: 'result.stage', about: { stage: number } } : { key: 'result.finish' },
    note: course && { key: 'result.course', about: { course: course.title } },
    columns: [{ key: 'result.col.turns' }],
    lines: [
      ...[...arrived]
        .sort((a, b) => a.rank - b.rank)
        .map((event) => ({
          ...lineOf(event.racer),
          place: event.rank,
          cells: [
            event.turn === winner
              ? { key: 'result.turn', about: { turn: event.turn } }
              : { key: 'result.later', about: { turns: event.turn - winner } },
          ],
        })),
      ...onTheRoad(view, arrived),
    ].slice(0, SHOWN),
  };
}

/** Those who were still under way when the race was won. */
function onTheRoad(view: Drawn, arrived: Arrived[]): Line[] {
  const home = arrived.map((event) => event.racer);
  const length = view.stages[view.position.stage - 1]!.road.length;
  return view.ranking
    .map((racer, i) => ({
      ...lineOf(racer),
      place: i + 1,
      cells: [{ key: 'result.short', about: { squares: length - view.position.racers[racer]!.square + 1 } }],
    }))
    .filter((_, i) => !home.includes(view.ranking[i]!));
}

function generalOf(view: Drawn, stages: Event[][]): Standing {
  const scores = stages.map((events) => new Map(events.filter((e): e is StageScored => e.type === 'StageScored').map((e) => [e.racer, e])));
  const done = scores.filter((stage) => stage.size > 0);
  const points = (racer: string) => view.position.racers[racer]?.points ?? 0;
  const least = Math.min(...view.general.map(points));
  return {
    id: 'general',
    title: { key: 'result.general' },
    note: { key: 'result.general.least' },
    rule: 'PW-61',
    columns: [
      ...done.map((_, i) => ({ key: 'result.col.stage', about: { stage: i + 1 } })),
      { key: 'result.col.points' },
      { key: 'result.col.gap' },
    ],
    sum: done.length,
    lines: view.general.map((racer, i) => ({
      ...lineOf(racer),
      place: i + 1,
      cells: [
        ...done.map((stage) => stage.get(racer)?.points ?? null),
        points(racer),
        i === 0 ? null : { key: 'result.gap', about: { gap: points(racer) - least } },
      ],
      won: done.flatMap((stage, at) => (stage.get(racer)?.rank === 1 ? [at] : [])),
    })),
  };
}

function awardsOf(view: Drawn): Award[] {
  const [leader] = view.general;
  const [climber] = view.climbers;
  const racers = view.position.racers;
  const awards: Award[] = [];
  if (leader) awards.push({ prize: 'GENERAL', ...lineOf(leader), value: racers[leader]!.points, why: { key: 'result.general.least' } });
  if (climber && racers[climber]!.climbPoints > 0)
    awards.push({ prize: 'CLIMBER', ...lineOf(climber), value: racers[climber]!.climbPoints, why: { key: 'result.climber.most' } });
  return awards;
}
