import type { FieldError, ListingFeedProblem, ProblemExample } from "@gevel/config";
import { GroupedProblems } from "../../items/grouped-problems.js";
import { feedLimits } from "./feed-limits.js";

type Problem = Pick<ListingFeedProblem, "field" | "value" | "message" | "done">;
export type Subject = Omit<ProblemExample, "value">;

const short = (text: string) => text.slice(0, feedLimits.value);

/** Gathers what could not be taken as it stands, up to so many. What is about the whole feed has a list of its own. */
export class FeedProblems {
  readonly #ofFeed = new GroupedProblems(feedLimits.problems);
  readonly #ofListings = new GroupedProblems(feedLimits.problems);
  readonly #reported = new Set<string>();
  #listings = 0;
  #unlisted = 0;
  readonly #refusals = new Map<string, FieldError>();
  readonly #fields = new Map<string, string>();

  get listed(): ListingFeedProblem[] {
    return [...this.#ofFeed.listed, ...this.#ofListings.listed];
  }

  /** What is answered in the sender's own words in place of the import's, where it refuses a listing by that key. */
  refuse(reference: string, key: string, { field, message }: FieldError): void {
    this.#refusals.set(`${reference}\n${key}`, { field, message: message.slice(0, 2 * feedLimits.value) });
  }

  /** Where the feed has what the contract calls `key`; the first to say so is believed, for listings differ in capitals alone. */
  nameField(key: string, field: string): void {
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }

  /** Why the import refuses a listing, in the words of the feed. */
  inSendersWords(reference: string, { field, message }: FieldError): FieldError {
    const refusal = this.#refusals.get(`${reference}\n${field}`);
    if (refusal) return refusal;
    // A key of ours that is no word of any language, such as countryId.
    const named = message.replace(/\b[a-z]+[A-Z]\w*/g, (key) => this.#fields.get(key) ?? key);
    return { field: this.#fields.get(field) ?? field, message: named };
  }

  get leftOff(): number {
    return this.#unlisted + this.#ofFeed.leftOff + this.#ofListings.leftOff;
  }

  leaveOff(count: number): void {
    this.#unlisted += count;
  }

  /** The place in the feed, from 0, of the listing that is read now. */
  nextListing(): number {
    this.#listings += 1;
    return this.#listings - 1;
  }

  add({ field, value, ...problem }: Problem, subject: Subject): void {
    this.#ofListings.add({ ...problem, field: short(field) }, [{ ...subject, value: short(value) }]);
  }

  /** The same of several listings, of which the first are named. */
  addMany({ field, ...problem }: Omit<Problem, "value">, examples: readonly ProblemExample[], count: number): void {
    const shortened = examples.map(({ value, ...subject }) => ({ ...subject, value: short(value) }));
    this.#ofListings.add({ ...problem, field: short(field) }, shortened, count);
  }

  /** About the feed, reported once however many listings show it. */
  addOnce({ field, value, ...problem }: Problem): void {
    const key = `${field}\n${value}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#ofFeed.add({ ...problem, field: short(field) }, [{ reference: "", value: short(value) }]);
  }
}
