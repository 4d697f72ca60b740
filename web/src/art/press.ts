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
    onfocus: () => look?.(),
    onblur: () => away?.(),
  };
}
