import type { Area } from '../../generated/types/leader-1';
import { inPeloton, remark, riders, type Choice, type Drawn, type Rider } from './race';
import type { Seat } from '../../generated/types/protocol';

/** What I ordered my riders in the peloton to do. */
interface Order {
  /** They stay where they are, turn after turn. */
  standing: boolean;
  /** For one turn: where each of them goes. */
  turn: string;
  areas: Record<string, Area>;
}

const NONE: Order = { standing: false, turn: '', areas: {} };

/** The orders by table and seat. They last as long as the page. */
class Orders {
  #all = $state<Record<string, Order>>({});

  of(key: string): Order {
    return this.#all[key] ?? NONE;
  }

  /** Where riders were told to go in this turn. */
  areas(key: string, view: Drawn): Record<string, Area> {
    const order = this.of(key);
    return order.turn === moment(view) ? order.areas : {};
  }

  /** All riders go where `areas` says, in this turn only. */
  once(key: string, view: Drawn, areas: Record<string, Area>): void {
    this.#all[key] = { ...this.of(key), turn: moment(view), areas };
  }

  stand(key: string, standing: boolean): void {
    this.#all[key] = { ...this.of(key), standing };
  }
}

export const orders = new Orders();

const moment = (view: Drawn) => `${view.board.stage} ${view.board.turn} ${view.question}`;

export const mineInside = (view: Drawn, seat: Seat): Rider[] => riders(view).filter((r) => r.owner === seat && inPeloton(r.place));

export const areaOffer = (offers: Choice[], area: Area | undefined): Choice | undefined =>
  offers.find((o) => o.action.type === 'Take' && o.action.area === area);

/** The answer that was ordered before the question came; null: ask. */
export function ordered(key: string, view: Drawn, offers: Choice[]): string | null {
  if (view.question !== 'INSIDE' && view.question !== 'AREA') return null;
  const order = orders.of(key);
  const place = view.cyclists[view.askedCyclist]?.place;
  const stays = view.question === 'INSIDE' && order.standing && (place === 'FRONT' || place === 'BACK') ? place : undefined;
  const area = orders.areas(key, view)[view.askedCyclist] ?? stays;
  return areaOffer(offers, area)?.text ?? null;
}

/** What each rider pays in these areas, as far as the rules have told: a rouleur may pay another price on a mountain. */
export function prices(view: Drawn, offers: Choice[], mine: Rider[], areas: Record<string, Area>): { slow: number; fast: number }[] | null {
  const asked = mine.find((r) => r.id === view.askedCyclist);
  const mountain = view.course.hexagons[Number.parseInt(view.board.head, 10) - 1]?.terrain === 'MOUNTAIN';
  const known = mine.map((rider) => {
    const offer = areaOffer(offers, areas[rider.id]);
    const alike = !mountain || (rider.cyclist === 'ROULEUR') === (asked?.cyclist === 'ROULEUR');
    return offer && alike ? remark(offer, 'TakesArea') : undefined;
  });
  return known.every((price) => price !== undefined) ? known : null;
}
