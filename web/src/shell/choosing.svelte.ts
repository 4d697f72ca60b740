import type { Offer } from '../table/table';

/** How a player chooses: the first tap selects an offer, the second takes it; what has nothing to weigh is taken at once. */
export class Choosing {
  private lookedText = $state<string | null>(null);
  private selectedText = $state<string | null>(null);
  /** The offer that the first tap selected. */
  readonly selected = $derived.by(() => this.find(this.selectedText));
  /** The one under the pointer or the focus, else the selected one. */
  readonly looked = $derived.by(() => this.find(this.lookedText) ?? this.selected);

  constructor(
    private readonly offers: () => Offer[],
    /** Whether one tap takes it. */
    private readonly plain: (offer: Offer) => boolean,
    private readonly take: (text: string) => void,
    /** Tells those who do not see it what is selected. */
    private readonly say: (offer: Offer) => void,
  ) {}

  look(text: string | null): void {
    this.lookedText = text;
  }

  select(text: string): void {
    this.selectedText = text;
  }

  letGo(): void {
    this.lookedText = null;
    this.selectedText = null;
  }

  pick(text: string): void {
    const offer = this.find(text);
    if (!offer) return;
    if (text === this.selectedText || this.plain(offer)) this.take(text);
    else {
      this.select(text);
      this.say(offer);
    }
  }

  private find(text: string | null): Offer | null {
    return text === null ? null : (this.offers().find((offer) => offer.text === text) ?? null);
  }
}
