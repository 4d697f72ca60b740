/** A tile on its way: from the tray or along the order strip to a place of the strip. */
class Drag {
  /** The side that is dragged; '' while nothing is. */
  side = $state('');
  /** The place it would take, from 0; -1 while it is over none. */
  over = $state(-1);
  #drop: (side: string, at: number) => void = () => undefined;

  /** Who takes what is dropped. */
  accept(drop: (side: string, at: number) => void): void {
    this.#drop = drop;
  }

  begin(event: PointerEvent, side: string): void {
    if (event.button !== 0) return;
    const { clientX, clientY } = event;
    const held = event.currentTarget as Element;
    // A finger keeps its first target otherwise.
    held.releasePointerCapture?.(event.pointerId);
    const move = (e: PointerEvent) => {
      if (!this.side && Math.hypot(e.clientX - clientX, e.clientY - clientY) < 8) return;
      this.side = side;
      const place = document.elementFromPoint(e.clientX, e.clientY)?.closest('[data-place]') as HTMLElement | null;
      this.over = place ? Number(place.dataset.place) : -1;
    };
    const end = (e: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.side && this.over >= 0 && e.type === 'pointerup') {
        this.#drop(this.side, this.over);
        // The click that follows belongs to the drag.
        const swallow = (click: Event) => click.stopPropagation();
        addEventListener('click', swallow, { capture: true });
        setTimeout(() => {
          removeEventListener('click', swallow, { capture: true });
          this.#clear();
        });
      } else this.#clear();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  #clear(): void {
    this.side = '';
    this.over = -1;
  }
}

export const drag = new Drag();
