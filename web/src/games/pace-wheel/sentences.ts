import type { Action, Remark, Terrain } from '../../generated/types/pace-wheel';
import type { Words } from '../../lib/words';
import type { Offer } from '../../table/table';
import { terrainAt } from './course';
import { courseOf, frontOf, OUTER, type Drawn } from './race';

type Choice = Offer<Action, Remark>;

/** A square by the name that stands on the board: the rows of the start are places, not numbers. */
export const placeName = (square: number, words: Words): string => words.text('board.place', { square });

/** The terrain under the first square of a group now. That of the turn is where it stood when the turn began. */
export const terrainNow = (view: Drawn, front: number): Terrain => terrainAt(courseOf(view), front);

/** What the wheel prints for a group's next ride, and whether its turn began on other ground. */
export function ride(view: Drawn, index: number): { squares: number; began: Terrain | '' } {
  const group = view.groups[index]!;
  const now = terrainNow(view, frontOf(view, group));
  return { squares: OUTER[now][group.pace], began: now === group.terrain ? '' : group.terrain };
}

/** An action in a few words, for a small button. */
export function actionTitle({ action, remarks }: Choice, words: Words): string {
  switch (action.type) {
    case 'Attack':
      return words.text('board.do.attack', { racer: action.racer });
    case 'Push':
      return words.text('board.do.push', { racer: action.racer });
    case 'Place':
    case 'Shift':
      return words.text('board.go', { racer: action.racer, square: action.square });
    case 'CatchUp':
      return words.text('board.do.catchup', { squares: action.squares });
    case 'Faster':
      return words.text('board.faster', { racer: action.racer, payment: action.payment });
    case 'Pay':
      return words.text('board.do.pay', { payment: action.payment });
    case 'Feed':
      return words.text('board.do.feed', { skill: action.skill, points: remarks.find((r) => r.type === 'Raises')?.points ?? 0 });
    case 'Boost':
      return words.text('board.do.boost', { points: action.points });
    case 'Say':
      return words.text(`board.do.${action.word}`);
    case 'Allocate':
    case 'Recover':
      return words.text('board.do.give', { sprint: action.sprint, endurance: action.endurance, climbing: action.climbing });
    case 'AllocateSprint':
      return words.text('board.give', { skill: 'SPRINT', points: action.points });
    case 'AllocateEndurance':
      return words.text('board.give2', { endurance: action.points, climbing: remarks.find((r) => r.type === 'Raises')?.points ?? 0 });
    default:
      return words.text('board.do.other');
  }
}

function said(remark: Remark, action: Action, words: Words): string {
  switch (remark.type) {
    case 'Odds':
      return words.text('board.fact.odds', { percent: remark.percent });
    case 'Becomes':
      return words.text('board.fact.becomes', { result: remark.result, enough: remark.enough });
    case 'RidesNext':
      return words.text('board.fact.rides', { pace: remark.pace, squares: remark.squares });
    case 'SendsBack':
      return words.text('board.fact.full');
    case 'Costs':
      return words.text('board.fact.left', { skill: remark.skill, left: remark.left });
    case 'CrossesLine':
      return words.text('board.fact.line');
    case 'GoesTo':
      return action.type === 'Place' || action.type === 'Shift' ? '' : words.text('board.fact.to', { square: remark.square });
    default:
      return '';
  }
}

/** The one fact of an offer that decides, under its name. */
export function fact({ action, remarks }: Choice, words: Words): string {
  for (const remark of remarks) {
    const text = said(remark, action, words);
    if (text) return text;
  }
  return '';
}

/** The profile that an offer makes, if it has a name. */
export function kindOf({ remarks }: Choice, words: Words): string {
  const makes = remarks.find((r) => r.type === 'Makes');
  return makes ? words.name(makes.kind, 'board.kind') : '';
}

/** An action with its result, for the button that takes it. */
export function actionLabel(offer: Choice, words: Words): string {
  const { action, remarks } = offer;
  const title = actionTitle(offer, words);
  if (action.type === 'Allocate' && kindOf(offer, words)) {
    const { sprint, endurance, climbing } = action;
    return words.text('board.profile', { kind: kindOf(offer, words), sprint, endurance, climbing });
  }
  if (action.type === 'Attack') {
    const needed = remarks.find((r) => r.type === 'Needs')?.needed ?? 0;
    const percent = remarks.find((r) => r.type === 'Odds')?.percent ?? 0;
    return words.text('board.attack', { racer: action.racer, needed, percent });
  }
  const next = remarks.find((r) => r.type === 'RidesNext');
  if (action.type === 'Faster' && next) {
    const { racer, payment } = action;
    return words.text('board.pays', { racer, payment, pace: next.pace, squares: next.squares });
  }
  const costs = remarks.filter((r) => r.type === 'Costs');
  if (action.type === 'Pay' && costs.length === 1) return words.text('board.pay', { skill: costs[0]!.skill, left: costs[0]!.left });
  if (action.type === 'Push') {
    const to = remarks.find((r) => r.type === 'GoesTo');
    return to ? words.text('board.push', { racer: action.racer, square: to.square }) : title;
  }
  const decides = fact(offer, words);
  return decides ? words.text('board.result', { title, fact: decides }) : title;
}
