/** Focus that came by keyboard. What a finger focuses must not change the page: it would move away before the tap is over. */
export const byKey = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(':focus-visible');

/** Makes something drawn into a button: give the group role="button" and tabindex="0", and spread these onto it. */
export function press(take: () => void, look: (() => void) | null = null, away: (() => void) | null = null) {
  return {
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take();
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look?.(),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && away?.(),
    onfocus: (event: FocusEvent) => byKey(event) && look?.(),
    onblur: () => away?.(),
  };
}
