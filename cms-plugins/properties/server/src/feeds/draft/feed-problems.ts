import type { ListingFeedProblem } from "@gevel/config";
import { feedLimits } from "./feed-limits.js";

/** Gathers what could not be taken as it stands, up to so many. What is about the whole feed has room of its own. */
export class FeedProblems {
  readonly #ofFeed: ListingFeedProblem[] = [];
  readonly #ofListings: ListingFeedProblem[] = [];
  readonly #said = new Set<string>();
  leftOff = 0;

  get listed(): ListingFeedProblem[] {
    return [...this.#ofFeed, ...this.#ofListings];
  }

  add(problem: ListingFeedProblem): void {
    this.#push(this.#ofListings, problem);
  }

  /** About the feed, said once however many listings show it. */
  addOnce(problem: Omit<ListingFeedProblem, "reference">): void {
    const key = `${problem.field}\n${problem.value}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#push(this.#ofFeed, { reference: "", ...problem });
  }

  #push(list: ListingFeedProblem[], { field, value, ...rest }: ListingFeedProblem): void {
    if (list.length >= feedLimits.problems) this.leftOff += 1;
    else list.push({ ...rest, field: field.slice(0, feedLimits.value), value: value.slice(0, feedLimits.value) });
  }
}
