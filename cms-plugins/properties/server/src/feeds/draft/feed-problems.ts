import type { ListingFeedProblem } from "@gevel/config";
import { feedLimits } from "../feed-limits.js";

/** Gathers what could not be taken as it stands, up to so many. */
export class FeedProblems {
  readonly listed: ListingFeedProblem[] = [];
  leftOff = 0;
  readonly #said = new Set<string>();

  add(problem: ListingFeedProblem): void {
    if (this.listed.length >= feedLimits.problems) {
      this.leftOff += 1;
      return;
    }
    const { value, ...rest } = problem;
    this.listed.push({ ...rest, value: value.slice(0, feedLimits.value) });
  }

  /** About the feed, said once however many listings show it. */
  addOnce(problem: Omit<ListingFeedProblem, "reference">): void {
    const key = `${problem.field}\n${problem.value}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.add({ reference: "", ...problem });
  }
}
