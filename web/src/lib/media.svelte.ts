/** How large the window is, as far as the layout differs in more than CSS. The same limits are in styles/layout.css. */
class Media {
  /** A phone: the table has no side columns. */
  narrow = $state(false);
  /** A phone on its side: the choices stand beside the board. */
  low = $state(false);

  constructor() {
    const watch = (condition: string, tell: (matches: boolean) => void) => {
      const query = matchMedia(condition);
      tell(query.matches);
      query.addEventListener('change', (event) => tell(event.matches));
    };
    watch('(max-width: 719px), (max-height: 479px)', (matches) => (this.narrow = matches));
    watch('(max-height: 479px) and (min-width: 560px)', (matches) => (this.low = matches));
  }
}

export const media = new Media();
