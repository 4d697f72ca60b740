import type { CourseRoad } from '../../generated/types/leader-1';
import type { RoadDocument } from '../document.svelte';
import { printed, stagesOf, type Race, type Token } from './model';

/** What both sides of the editor share: the stage that is shown, and the token in hand. */
class Hand {
  stage = $state(0);
  token = $state<Token | ''>('');
  /** It was taken with the keyboard, which goes on in the list of its places. */
  byKeys = $state(false);

  /** The stage that is shown, which may have gone with an undo. */
  at(road: CourseRoad | undefined): number {
    return Math.max(0, Math.min(this.stage, (road?.stages.length ?? 1) - 1));
  }

  /** Changes the race that is shown, as one step. */
  change(doc: RoadDocument<CourseRoad>, change: (race: Race) => Race): Promise<void> {
    return this.all(doc, (races) => races.map((race, i) => (i === this.at(doc.checked?.road) ? change(race) : race)));
  }

  all(doc: RoadDocument<CourseRoad>, change: (races: Race[]) => Race[]): Promise<void> {
    return doc.edit((road, title) => {
      const races = change(stagesOf(road));
      return printed(races, races.length > 1 ? road.tour || title : '', title);
    });
  }
}

export const hand = new Hand();
