import type { Course, CourseRoad } from '../../generated/types/pace-wheel';
import type { RoadDocument } from '../document.svelte';
import { painted, printed, runsOf, type Brush, type Run } from './course';

/** The brush in hand, and which part of which stage is looked at. */
class Pen {
  brush = $state<Brush>('^');
  /** From 0. */
  stage = $state(0);
  /** The first square that is shown large. */
  from = $state(1);
  /** The square that is picked, for its run and for the keyboard. */
  square = $state(1);

  stageOf(doc: RoadDocument<CourseRoad>): Course {
    const stages = doc.checked?.road.stages ?? [];
    return stages[Math.min(this.stage, stages.length - 1)] ?? { id: 'own', title: '', road: '', feed: [], summits: [] };
  }

  runOf(doc: RoadDocument<CourseRoad>): Run | undefined {
    return runsOf(this.stageOf(doc).road).find((run) => run.from <= this.square && this.square <= run.to);
  }

  /** Changes the stage that is looked at. */
  change(doc: RoadDocument<CourseRoad>, change: (stage: Course) => Course): Promise<void> {
    return doc.edit((road, title) => printed({ stages: road.stages.map((stage, i) => (i === this.stage ? change(stage) : stage)) }, title));
  }

  async paint(doc: RoadDocument<CourseRoad>, a: number, b: number): Promise<void> {
    const stages = doc.checked?.road.stages.length ?? 0;
    if (this.stage >= stages) this.stage = Math.max(0, stages - 1);
    await this.change(doc, (stage) => painted(stage, this.brush, a, b));
  }
}

export const pen = new Pen();
