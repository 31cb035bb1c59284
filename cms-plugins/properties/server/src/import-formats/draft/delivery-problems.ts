import type { FieldError, ImportFileProblem, ProblemExample } from "@gevel/config";
import { GroupedProblems } from "../../items/grouped-problems.js";
import { deliveryLimits } from "./delivery-limits.js";

type Problem = Pick<ImportFileProblem, "field" | "value" | "message" | "done">;
export type Subject = Omit<ProblemExample, "value">;

const short = (text: string) => text.slice(0, deliveryLimits.value);

/**
 * Collects values that could not be read as they are, up to a limit. Problems of the whole delivery have a list of
 * their own.
 */
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

  /** Sets an error in the sender's terms that replaces the import's, if it rejects a listing by that key. */
  rejectWith(reference: string, key: string, { field, message }: FieldError): void {
    this.#rejections.set(`${reference}\n${key}`, { field, message: message.slice(0, 2 * deliveryLimits.value) });
  }

  /** Sets the delivery's name for the contract's `key`; the first one wins, for listings differ in case only. */
  nameField(key: string, field: string): void {
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }

  /** The import's reason to reject a listing, in the delivery's terms. */
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

  /** The index in the delivery, from 0, of the listing being read. */
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
