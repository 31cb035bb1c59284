import type { FeedItem } from "./item-draft.js";

interface Offer {
  reference: string;
  item: FeedItem;
}

/**
 * The listings of a feed in its order. Where it both offers and withdraws one, what it says last counts; two offers of
 * one reference stay two, for the import to refuse the second.
 */
export class ReadListings {
  #offers: Offer[] = [];
  readonly #offered = new Set<string>();
  readonly #withdrawn = new Set<string>();
  readonly #hidden = new Set<string>();

  offer(reference: string, item: FeedItem): void {
    if (reference !== "" && this.#hidden.has(reference)) return;
    this.#withdrawn.delete(reference);
    this.#offered.add(reference);
    this.#offers.push({ reference, item });
  }

  withdraw(reference: string): void {
    if (this.#offered.delete(reference)) this.#offers = this.#offers.filter((offer) => offer.reference !== reference);
    this.#withdrawn.add(reference);
  }

  /** Not for the site, whatever else the feed says of it: one that is on offer there goes. */
  hide(reference: string): void {
    if (this.#offered.delete(reference)) this.#offers = this.#offers.filter((offer) => offer.reference !== reference);
    if (reference !== "") this.#hidden.add(reference);
  }

  get items(): FeedItem[] {
    return this.#offers.map(({ item }) => item);
  }

  get withdrawn(): string[] {
    return [...this.#withdrawn];
  }

  get hidden(): string[] {
    return [...this.#hidden];
  }
}
