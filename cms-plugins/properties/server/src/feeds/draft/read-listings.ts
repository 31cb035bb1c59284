import { z } from "zod";
import type { FeedItem, ItemDraft } from "./item-draft.js";
import { addLanguage } from "./add-language.js";

interface Offer {
  reference: string;
  /**
   * The item as JSON. The values of the object are pieces of the document's text and would hold on to all of it; as bytes
   * ten thousand listings are smaller than the document that they come in.
   */
  raw: Buffer;
  /** In which it was read, also one that we do not speak; none where a listing has all its languages in itself. */
  languages: Set<string | null>;
}

const itemSchema = z.record(z.string(), z.unknown());
const rawItem = (item: FeedItem) => Buffer.from(JSON.stringify(item));

/** An item that was read. */
export const parsedItem = (raw: Buffer): FeedItem => itemSchema.parse(JSON.parse(raw.toString()));

/**
 * The listings of a feed in its order. Where it both offers and withdraws one, what it says last counts. Two offers of
 * one reference are one in two languages; in one language they stay two, for the import to refuse the second.
 */
export class ReadListings {
  #offers: Offer[] = [];
  readonly #first = new Map<string, Offer>();
  readonly #withdrawn = new Set<string>();
  readonly #hidden = new Set<string>();

  offer(draft: ItemDraft, language: string | null): void {
    const { reference, item } = draft;
    if (reference !== "" && this.#hidden.has(reference)) return;
    this.#withdrawn.delete(reference);
    const first = this.#first.get(reference);
    if (first && reference !== "" && !first.languages.has(language)) {
      first.languages.add(language);
      const both = parsedItem(first.raw);
      addLanguage(both, draft);
      first.raw = rawItem(both);
      return;
    }
    const offer: Offer = { reference, raw: rawItem(item), languages: new Set([language]) };
    if (!first) this.#first.set(reference, offer);
    this.#offers.push(offer);
  }

  withdraw(reference: string): void {
    this.#forget(reference);
    this.#withdrawn.add(reference);
  }

  /** Not for the site, whatever else the feed says of it: one that is on offer there goes. */
  hide(reference: string): void {
    this.#forget(reference);
    if (reference !== "") this.#hidden.add(reference);
  }

  #forget(reference: string): void {
    if (this.#first.delete(reference)) this.#offers = this.#offers.filter((offer) => offer.reference !== reference);
  }

  /** Each as JSON. */
  get raw(): Buffer[] {
    return this.#offers.map(({ raw }) => raw);
  }

  get withdrawn(): string[] {
    return [...this.#withdrawn];
  }

  get hidden(): string[] {
    return [...this.#hidden];
  }
}
