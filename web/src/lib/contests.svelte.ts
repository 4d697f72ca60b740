import type { CompetitionInfo } from '../generated/types/competition';
import type { Seat } from '../generated/types/protocol';
import { nameAtTable } from './bots';
import { competitions } from './competitions';

/** The competitions whose tables are shown, for the names of the bots there. */
class Contests {
  #known = $state.raw<Record<string, CompetitionInfo>>({});
  readonly #asked = new Set<string>();

  /** Null until it is known; whoever shows it is told. */
  botAt(contest: string, seat: Seat): string | null {
    const id = contest.split('/')[0]!;
    const name = this.#known[id] ? nameAtTable(this.#known[id], contest, seat) : null;
    // A round that began later is not in what was known before.
    if (!name && !this.#asked.has(contest)) {
      this.#asked.add(contest);
      void competitions.info(id).then(
        (info) => (this.#known = { ...this.#known, [id]: info }),
        () => undefined,
      );
    }
    return name;
  }
}
export const contests = new Contests();
