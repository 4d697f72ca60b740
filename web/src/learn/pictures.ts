import type { Block } from '../lib/catalogue';
import type { Lesson, Task } from './lessons';

/** For each chapter of a rule book, by the id of its heading: a lesson that shows it. A task is shown once, if there are others. */
export function picturesOf(blocks: readonly Block[], lessons: readonly Lesson[]): Map<string, { lesson: Lesson; task: Task }> {
  const pictures = new Map<string, { lesson: Lesson; task: Task }>();
  const used = new Set<Task>();
  let chapter = '';
  for (const block of blocks) {
    if (block.k === 'heading' && block.level === 2) chapter = block.id;
    if (block.k !== 'rule' || !chapter || pictures.has(chapter)) continue;
    const lesson = lessons.find(({ rules }) => rules.includes(block.id));
    if (!lesson) continue;
    const task = lesson.tasks.find((one) => !used.has(one)) ?? lesson.tasks[0]!;
    used.add(task);
    pictures.set(chapter, { lesson, task });
  }
  return pictures;
}
