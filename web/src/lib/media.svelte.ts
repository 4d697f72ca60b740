/** How large the window is, as far as the layout differs in more than CSS. */
class Media {
  narrow = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 719px)');
    this.narrow = query.matches;
    query.addEventListener('change', (event) => (this.narrow = event.matches));
  }
}

export const media = new Media();
