import { untrack } from 'svelte';
import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';

/**
 * A value that moves to wherever `target` says. How long that takes is asked when the target changes. `Tween.of` would ask a frame
 * later, when the board may be gone and what it knew with it.
 */
export function following<T>(target: () => T, duration: () => number): Tween<T> {
  const tween = new Tween(untrack(target), { easing: cubicInOut });
  $effect.pre(() => {
    const next = target();
    void untrack(() => tween.set(next, { duration: duration() }));
  });
  return tween;
}
