import { onMount } from 'svelte';

/** Whether the page has been drawn since a component was made: what can wait, comes after that. To be called while it is made. */
export function painted(): { readonly yes: boolean } {
  const state = $state({ yes: false });
  onMount(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => (state.yes = true)));
    return () => cancelAnimationFrame(frame);
  });
  return state;
}
