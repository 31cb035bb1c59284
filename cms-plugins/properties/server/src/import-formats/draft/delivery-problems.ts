import type { FieldError, ImportFileProblem, ProblemExample } from "@gevel/config";
import { GroupedProblems } from "../../items/grouped-problems.js";
import { deliveryLimits } from "./delivery-limits.js";

type Problem = Pick<ImportFileProblem, "field" | "value" | "message" | "done">;
export type Subject = Omit<ProblemExample, "value">;

const short = (text: string) => text.slice(0, deliveryLimits.value);

/** Gathers what could not be taken as it stands, up to so many. What is about the whole feed has a list of its own. */
export class DeliveryProblems {
  readonly #ofDelivery = new GroupedProblems(deliveryLimits.problems);
  readonly #ofListings = new GroupedProblems(deliveryLimits.problems);
  readonly #reported = new Set<string>();
  #listings = 0;
  #unlisted = 0;
  readonly #rejections = new Map<string, FieldError>();
  readonly #fields = new Map<string, string>();

  get listed(): ImportFileProblem[] {
    return [...this.#ofDelivery.listed, ...this.#ofListings.listed];
  }

  /** What is answered in the sender's own words in place of the import's, where it refuses a listing by that key. */
  rejectWith(reference: string, key: string, { field, message }: FieldError): void {
    this.#rejections.set(`${reference}\n${key}`, { field, message: message.slice(0, 2 * deliveryLimits.value) });
  }

  /** Where the feed has what the contract calls `key`; the first to say so is believed, for listings differ in capitals alone. */
  nameField(key: string, field: string): void {
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }

  /** Why the import refuses a listing, in the words of the feed. */
  inSenderTerms(reference: string, { field, message }: FieldError): FieldError {
    const rejection = this.#rejections.get(`${reference}\n${field}`);
    if (rejection) return rejection;
    // A key of ours that is no word of any language, such as countryId.
    const named = message.replace(/\b[a-z]+[A-Z]\w*/g, (key) => this.#fields.get(key) ?? key);
    return { field: this.#fields.get(field) ?? field, message: named };
  }

  get leftOff(): number {
    return this.#unlisted + this.#ofDelivery.leftOff + this.#ofListings.leftOff;
  }

  addLeftOff(count: number): void {
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
    this.#ofDelivery.add({ ...problem, field: short(field) }, [{ reference: "", value: short(value) }]);
  }
}
