import { deliveryLimits } from "./delivery-limits.js";
import { unmappedMessage, type ProblemExample } from "@gevel/config";
import type { DeliveryProblems, Subject } from "./delivery-problems.js";

/** A value of a listing as it was sent: an element's text, an attribute or a JSON value. */
export interface Leaf {
  /** Names divided by slashes from the listing down, an attribute as @name; `preise/stp_garage/@anzahl`. */
  path: string;
  value: string;
}

/**
 * Leaves that a format's reader ignores on purpose: path to reason. A path covers everything below it; `*` matches one
 * name. Only values without meaning for a visitor belong here; a fact of the listing that we have no field for does
 * not.
 */
export type IgnoredLeaves = Readonly<Record<string, string>>;

/** How many of a listing's unread values are named. */
const exampleLimit = 5;
/** `false` and `0` in a field that no rule reads mean that the listing does not have it. */
const isBlank = /^(?:false|0|0[.,]0+|no|nee|non|nein)$/i;

const covers = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length <= path.length && pattern.every((name, index) => name === "*" || name === path[index]);

export function isIgnored(ignored: IgnoredLeaves, path: string): boolean {
  const names = path.toLowerCase().split("/");
  return Object.keys(ignored).some((pattern) => covers(pattern.toLowerCase().split("/"), names));
}

/**
 * The contract of every reader: each leaf of a listing is read, ignored with a reason, or reported here, once per
 * delivery. A reader asks its elements or records for their unread leaves (`unreadLeaves`), listing by listing.
 */
export class UnreadLeaves {
  readonly #ignored: IgnoredLeaves;
  /** By path in lower case; null if ignored. */
  readonly #found = new Map<string, { path: string; examples: ProblemExample[]; listings: number } | null>();
  #leftOff = 0;

  constructor(ignored: IgnoredLeaves) {
    this.#ignored = ignored;
  }

  /** Adds the leaves of one listing, or those outside the listings. Empty and negative values are skipped. */
  add(leaves: Iterable<Leaf>, subject: Subject = { reference: "" }): void {
    const counted = new Set<string>();
    for (const leaf of leaves) {
      const key = leaf.path.toLowerCase();
      if (counted.has(key) || isBlank.test(leaf.value)) continue;
      counted.add(key);
      const known = this.#found.get(key);
      if (known) {
        known.listings += 1;
        if (known.examples.length < exampleLimit) known.examples.push({ ...subject, value: leaf.value });
      } else if (known === undefined && this.#found.size >= deliveryLimits.paths) this.#leftOff += 1;
      else if (known === undefined) {
        const first = { path: leaf.path, examples: [{ ...subject, value: leaf.value }], listings: 1 };
        this.#found.set(key, isIgnored(this.#ignored, key) ? null : first);
      }
    }
  }

  report(problems: DeliveryProblems): void {
    for (const found of this.#found.values()) {
      if (!found) continue;
      const { path, examples, listings } = found;
      // Leaves outside the listings belong to none of them.
      const isOfListing = examples.some(({ reference, index }) => reference !== "" || index !== undefined);
      problems.addMany({ field: path, message: unmappedMessage(isOfListing), done: "left-out" }, examples, listings);
    }
    problems.addLeftOff(this.#leftOff);
  }
}
