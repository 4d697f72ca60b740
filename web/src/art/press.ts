/** Focus that came by keyboard. What a finger focuses must not change the page: it would move away before the tap is over. */
export const byKey = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(':focus-visible');

/** How a board tells the shell about a choice. */
export interface Chooser {
  /** Shows what an offer would do while the pointer or the focus is on it; null: no longer. */
  look: (text: string | null) => void;
  /** The first call selects an offer, the second takes it. */
  pick: (text: string) => void;
}

/** Makes a button the choice of an offer: spread these onto it. */
export function choice(text: string, { look, pick }: Chooser) {
  return {
    'data-choice': text,
    onclick: () => pick(text),
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(text),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && look(null),
    onfocus: (event: FocusEvent) => byKey(event) && look(text),
    onblur: () => look(null),
  };
}

/** Makes a drawn group a button. */
export function press(take: () => void) {
  return {
    role: 'button' as const,
    tabindex: 0,
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      take();
    },
  };
}

/** Makes a drawn group the choice of an offer. */
export function drawnChoice(text: string, chooser: Chooser) {
  return { ...press(() => chooser.pick(text)), ...choice(text, chooser) };
}
