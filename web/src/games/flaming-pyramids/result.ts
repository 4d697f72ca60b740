import type { Event } from '../../generated/types/flaming-pyramids';
import type { TellOutcome } from '../../result/outcome';
import type { Drawn } from './pyramid';

const BUILT: readonly Event['type'][] = ['Placed', 'BasePlaced', 'Stacked'];

/** What everybody has left, what they built and what came back to them. */
export const result: TellOutcome<Drawn, Event> = (view, events) => {
  const count = (test: (event: Event) => number) => events.reduce((sum, event) => sum + test(event), 0);
  const players = view.players
    .map((player, i) => ({ ...player, place: view.places[i] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.left - b.left);
  return {
    by: { key: 'result.by.turns', about: { turns: view.turn } },
    standings: [
      {
        id: 'tiles',
        title: { key: 'result.tiles' },
        note: { key: 'result.tiles.note' },
        columns: [{ key: 'result.col.built' }, { key: 'result.col.back' }, { key: 'result.col.left' }],
        sum: 2,
        lines: players.map(({ seat, left, place }) => ({
          place,
          seat,
          cells: [
            count((e) => (BUILT.includes(e.type) && 'seat' in e && e.seat === seat ? 1 : 0)),
            count((e) => ((e.type === 'Collapsed' || e.type === 'Exploded') && e.seat === seat ? e.taken.length : 0)),
            left,
          ],
        })),
      },
    ],
  };
};
