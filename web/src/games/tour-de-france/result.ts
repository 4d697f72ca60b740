import type { CardShown, Event } from '../../generated/types/tour-de-france';
import type { Outcome, TellOutcome } from '../../result/outcome';
import type { Drawn } from './race';

/** The point cards, opened: die and orange points of everybody, and who was home first. */
export const result: TellOutcome<Drawn, Event> = (view, events) => {
  const home = [...view.riders].filter((rider) => rider.finish > 0).sort((a, b) => a.finish - b.finish);
  const shown = events.filter((event): event is CardShown => event.type === 'CardShown').sort((a, b) => a.place - b.place);
  const order = (seat: string) => view.riders.find((rider) => rider.seat === seat)?.finish ?? 0;
  if (shown.length === 0) return classic(home);
  const [first, second] = shown;
  const notes: Outcome['notes'] = [];
  const bonus = events.find((event) => event.type === 'ThrowPointWon');
  if (bonus?.type === 'ThrowPointWon') notes.push({ text: { key: 'result.notchampion', about: { seat: bonus.seat } }, rule: 'TF-55' });
  if (shown.length > 2) notes.push({ text: { key: 'result.byorange' }, rule: 'TF-54' });
  return {
    by: second && {
      key: first!.total === second.total ? 'result.by.first' : 'result.by.total',
      about: { total: first!.total, seat: second.seat, other: second.total },
    },
    standings: [
      {
        id: 'cards',
        title: { key: 'result.cards' },
        note: { key: 'result.cards.note' },
        rule: 'TF-52',
        columns: [{ key: 'result.col.home' }, { key: 'result.col.die' }, { key: 'result.col.orange' }, { key: 'result.col.total' }],
        sum: 3,
        lines: shown.map((card) => ({
          place: card.place,
          seat: card.seat,
          cells: [{ key: 'result.ordinal', about: { place: order(card.seat) } }, card.die, card.orange, card.total],
          won: order(card.seat) === 1 ? [0] : [],
          bar: [card.die, card.orange],
        })),
      },
    ],
    notes,
  };
};

/** Who is home first wins: there are no cards to open. */
function classic(home: Drawn['riders']): Outcome {
  return {
    standings: [
      {
        id: 'home',
        title: { key: 'result.home' },
        columns: [{ key: 'result.col.throws' }],
        lines: home.map((rider) => ({ place: rider.finish, seat: rider.seat, cells: [rider.throwsMade] })),
      },
    ],
  };
}
