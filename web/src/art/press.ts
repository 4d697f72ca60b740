/** Focus that came by keyboard. What a finger focuses must not change the page: it would move away before the tap is over. */
export const byKey = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(':focus-visible');

/** Makes something drawn into a button: give the group role="button" and tabindex="0", and spread these onto it. */
export function press(
  take: (event: MouseEvent | KeyboardEvent) => void,
  look: (() => void) | null = null,
  away: (() => void) | null = null,
) {
  return {
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      take(event);
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look?.(),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && away?.(),
    onfocus: (event: FocusEvent) => byKey(event) && look?.(),
    onblur: () => away?.(),
  };
}

/**
 * By touch the first tap looks and the second on the same takes; a mouse has looked before it clicks, and a key takes at once.
 * What is told of the first may move the page under the finger, so it counts where the finger comes down.
 */
export class Taps {
  #touched = '';
  #ready = '';

  down(event: PointerEvent, text: string): void {
    if (event.pointerType !== 'touch') return;
    this.#ready = this.#touched === text ? text : '';
    this.#touched = text;
  }

  /** A click: whether it takes. */
  takes(event: MouseEvent | KeyboardEvent, text: string): boolean {
    const looks = (event as PointerEvent).pointerType === 'touch' && this.#ready !== text;
    if (!looks) this.forget();
    return !looks;
  }

  /** Like press, for an offer that is drawn. */
  press(text: string, choose: (text: string) => void, look: (text: string | null) => void) {
    return {
      onpointerdown: (event: PointerEvent) => this.down(event, text),
      ...press(
        (event) => (this.takes(event, text) ? choose(text) : look(text)),
        () => look(text),
        () => look(null),
      ),
    };
  }

  forget(): void {
    this.#touched = '';
    this.#ready = '';
  }
}
