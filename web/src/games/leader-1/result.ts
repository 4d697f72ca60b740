import type { Classified, Event, Placed } from '../../generated/types/leader-1';
import { byStage, type Line, type Outcome, type Standing, type TellOutcome } from '../../result/outcome';
import type { Words } from '../../lib/words';
import { riders, type Drawn, type Rider } from './race';

/** How the cyclists came home; in a race of stages the general classification by lost turns as well. */
export const result: TellOutcome<Drawn, Event> = (view, events, words) => {
  const stages = byStage(events, 'StageBegan');
  const all = riders(view);
  const isTour = view.stages > 1;
  const ranked = isTour ? [...all].filter((r) => r.place !== 'ELIMINATED').sort((a, b) => a.total - b.total) : all;
  const order = view.order.length ? view.order.flatMap((id) => all.find((r) => r.id === id) ?? []) : ranked;
  const standings = [stageOf(view, stages, words)];
  if (isTour) standings.unshift(generalOf(order, stages, words));
  const [first, second] = order;
  const awards: Outcome['awards'] =
    isTour && first
      ? [{ prize: 'GENERAL', seat: first.owner, mark: words.name(first.cyclist), value: first.total, why: { key: 'result.general.turns' } }]
      : [];
  const gap = first && second ? second.total - first.total : 0;
  const by = isTour
    ? { key: gap ? 'result.by.lost' : 'result.by.tie', about: { turns: gap, seat: second?.owner ?? 'NONE' } }
    : { key: 'result.by.turns', about: { turns: view.board.turn } };
  return { by, standings: standings.filter((standing) => standing.lines.length > 0), awards };
};

const lineOf = (rider: Rider, words: Words): Pick<Line, 'seat' | 'mark' | 'out'> => ({
  seat: rider.owner,
  mark: words.name(rider.cyclist),
  out: rider.place === 'ELIMINATED',
});

type Home = Placed | Classified;
const isHome = (event: Event): event is Home => event.type === 'Placed' || event.type === 'Classified';
const idOf = (event: Home) => `${event.team} ${event.cyclist}`.toLowerCase();

function stageOf(view: Drawn, stages: Event[][], words: Words): Standing {
  const homes = (stages.at(-1) ?? []).filter(isHome).sort((a, b) => a.place - b.place);
  const all = riders(view);
  /** By then they have the energy of the next stage. */
  const isTour = view.stages > 1;
  return {
    id: 'stage',
    title: view.stages > 1 ? { key: 'result.stage', about: { stage: stages.length } } : { key: 'result.finish' },
    columns: isTour ? [{ key: 'result.col.turns' }] : [{ key: 'result.col.turns' }, { key: 'result.col.energy' }],
    lines: homes.flatMap((event) => {
      const rider = all.find((known) => known.id === idOf(event));
      if (!rider) return [];
      const out = event.type === 'Placed' && event.arrival === 'OUT';
      const turns = out
        ? { key: 'result.nothome' }
        : event.delay > 0
          ? { key: 'result.later', about: { turns: event.delay } }
          : { key: 'result.sameturn', about: { place: event.place } };
      return { ...lineOf(rider, words), place: event.place, cells: isTour ? [turns] : [turns, rider.energy] };
    }),
  };
}

function generalOf(order: Rider[], stages: Event[][], words: Words): Standing {
  const done = stages
    .map((events) => new Map(events.filter((e): e is Classified => e.type === 'Classified').map((e) => [idOf(e), e])))
    .filter((stage) => stage.size > 0);
  const least = order[0]?.total ?? 0;
  return {
    id: 'general',
    title: { key: 'result.general' },
    note: { key: 'result.general.turns' },
    columns: [
      ...done.map((_, i) => ({ key: 'result.col.stage', about: { stage: i + 1 } })),
      { key: 'result.col.lost' },
      { key: 'result.col.gap' },
    ],
    sum: done.length,
    lines: order.map((rider, i) => ({
      ...lineOf(rider, words),
      place: i + 1,
      cells: [
        ...done.map((stage) => {
          const classified = stage.get(rider.id);
          return classified ? classified.delay - classified.bonus : null;
        }),
        rider.total,
        i === 0 ? null : { key: 'result.gap', about: { gap: rider.total - least } },
      ],
      won: done.flatMap((stage, at) => (stage.get(rider.id)?.place === 1 ? [at] : [])),
    })),
  };
}
