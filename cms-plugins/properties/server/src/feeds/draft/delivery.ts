import type { FeedFiles } from "./feed-files.js";
import { FeedProblems } from "./feed-problems.js";
import { ReadListings } from "./read-listings.js";
import { ReadProjects } from "./read-projects.js";
import { UnreadLeaves, type IgnoredLeaves } from "./unread-leaves.js";

const unasked = "came with the feed, but no listing that was taken names it; the file was left out";

/** What the documents of one delivery have in common: their listings are one feed. */
export class Delivery {
  readonly problems = new FeedProblems();
  readonly listings = new ReadListings();
  readonly projects = new ReadProjects();
  readonly #unread = new Map<IgnoredLeaves, UnreadLeaves>();

  constructor(readonly files: FeedFiles) {}

  /** The leaves that no rule reads, of all documents that ignore the same ones. */
  unread(ignored: IgnoredLeaves): UnreadLeaves {
    const leaves = this.#unread.get(ignored) ?? new UnreadLeaves(ignored);
    this.#unread.set(ignored, leaves);
    return leaves;
  }

  /** Begins another document, whose pictures may lie beside it. */
  begin(document: string): void {
    this.files.lookBeside(document);
    this.listings.nextDocument();
  }

  /** After its last document. */
  end(): void {
    for (const leaves of this.#unread.values()) leaves.report(this.problems);
    for (const value of this.files.unasked)
      this.problems.addOnce({ field: "feed", value, message: unasked, done: "left-out" });
  }
}
