import type { Words } from '../../lib/words';
import { remark, sum, target, type Choice, type Drawn } from './race';
import { LENGTH, read, type Road } from './road';

const RISKS: readonly string[] = ['MayCrack', 'MayFall', 'MayFallOnCobbles'];

/** What a ride risks and with what odds; empty if nothing. */
export const riskOf = (offer: Choice): string =>
  offer.remarks
    .filter((r) => RISKS.includes(r.type))
    .map((r) => `${r.type} ${'sides' in r ? r.sides : 'falls' in r ? r.falls : ''}`)
    .join(', ');

const cheaper = (a: Choice, b: Choice): number =>
  sum(a).net - sum(b).net || (remark(a, 'Lands')?.squares ?? 0) - (remark(b, 'Lands')?.squares ?? 0);

/** The ways to one square that are worth a thought: the safe one, then what is cheaper for a risk; of equal risks the cheapest. */
function ways(offers: Choice[]): Choice[] {
  const sorted = [...offers].sort((a, b) => Number(sum(a).risk) - Number(sum(b).risk) || cheaper(a, b));
  const kept: Choice[] = [];
  for (const offer of sorted) {
    const beaten = kept.some((other) => sum(other).net <= sum(offer).net && (!sum(other).risk || riskOf(other) === riskOf(offer)));
    if (!beaten && !kept.some((other) => riskOf(other) === riskOf(offer))) kept.push(offer);
  }
  return kept;
}

/** The rides by their end squares; for each square the ways to it that differ, the safest first. */
export function byTarget(offers: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const offer of offers) found.set(target(offer), [...(found.get(target(offer)) ?? []), offer]);
  for (const [square, list] of found) found.set(square, ways(list));
  return found;
}

/** What could be done instead of a ride: another way to its square, or the cheapest safe square beside it; null for neither. */
export function instead(offers: Choice[], ride: Choice, road: Road): Choice | null {
  const squares = byTarget(offers);
  const other = squares.get(target(ride))?.find((way) => way.text !== ride.text && riskOf(way) !== riskOf(ride));
  if (other) return other;
  if (!sum(ride).risk) return null;
  const at = road.progress(target(ride));
  const safe = [...squares.values()].flatMap(([best]) => (best && !sum(best).risk ? [best] : []));
  const beside = safe.filter((way) => Math.abs(road.progress(target(way)) - at) < LENGTH / 11);
  return beside.sort(cheaper)[0] ?? null;
}

/** The number on a square: the energy that the ride there takes, or with a plus what it gives back. */
export const netOf = (offer: Choice): string => {
  const { net } = sum(offer);
  return net < 0 ? `+${-net}` : String(net);
};

/** A ride as the words want it: what it takes or gives, and the roll. */
export function about(offer: Choice): Record<string, string | number> {
  const { net } = sum(offer);
  const crack = remark(offer, 'MayCrack');
  const fall = remark(offer, 'MayFall');
  const cobbles = remark(offer, 'MayFallOnCobbles');
  return {
    ...read(target(offer)),
    squares: remark(offer, 'Lands')?.squares ?? 0,
    cost: Math.max(0, net),
    gain: Math.max(0, -net),
    roll: crack || fall ? 'hold' : cobbles ? 'cobbles' : 'none',
    sides: crack?.sides ?? fall?.sides ?? 0,
    falls: cobbles?.falls ?? 0,
    finish: remark(offer, 'CrossesFinish') ? 'yes' : 'no',
    place: remark(offer, 'CrossesFinish')?.place ?? 0,
  };
}

/** An action in a few words, with what it leads to. */
export function actionTitle(offer: Choice, view: Drawn, words: Words): string {
  const { action } = offer;
  switch (action.type) {
    case 'Pick':
      return words.text('board.pick', { cyclists: action.cyclists });
    case 'Give': {
      const quality = words.name(action.quality, 'quality');
      return quality.charAt(0).toUpperCase() + quality.slice(1);
    }
    case 'Drop':
      return words.text(view.question === 'SHORTAGE' ? 'board.dropped' : 'board.drop');
    case 'Accelerate':
      return words.text('board.accelerate');
    case 'Pass':
      return words.text(`board.pass.${view.question}`);
    case 'Eat':
      return words.text(view.question === 'HEAT' ? 'board.show' : 'board.eat', { value: action.value, cyclist: action.cyclist });
    case 'Draw':
      return words.text('board.draw');
    case 'Take': {
      const now = view.question === 'INSIDE' ? (view.cyclists[view.askedCyclist]?.place ?? '') : '';
      const pays = remark(offer, 'TakesArea');
      return words.text('board.take.to', { area: action.area, stays: String(now === action.area), slow: pays?.slow, fast: pays?.fast });
    }
    default:
      return words.text('board.label', { ...about(offer), attack: String(action.type === 'Attack') });
  }
}
