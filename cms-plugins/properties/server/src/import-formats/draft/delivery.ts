import { defaultSourceSettings, type ImportSourceSettings, type Language } from "@gevel/config";
import type { DeliveryFiles } from "./delivery-files.js";
import { DeliveryProblems } from "./delivery-problems.js";
import type { ItemDraft } from "./item-draft.js";
import { readOwnFields } from "./own-fields.js";
import { ReadListings } from "./read-listings.js";
import { ReadProjects } from "./read-projects.js";
import { UnreadLeaves, type IgnoredLeaves, type Leaf } from "./unread-leaves.js";

/** What of a source's settings its feeds are read by. */
export type FormatSettings = Pick<ImportSourceSettings, "countryId" | "language" | "mode" | "ownFields">;

const unrequested = "came with the feed, but no listing that was taken names it; the file was left out";

/** What the documents of one delivery have in common: their listings are one feed. */
export class Delivery {
  readonly problems = new DeliveryProblems();
  readonly listings = new ReadListings();
  readonly projects = new ReadProjects();
  /** Other numbers of what is offered, by reference. */
  readonly numbers = { listings: new Map<string, readonly string[]>(), projects: new Map<string, readonly string[]>() };
  readonly #unread = new Map<IgnoredLeaves, UnreadLeaves>();

  constructor(
    readonly files: DeliveryFiles,
    /** What is set of the source. */
    readonly settings: FormatSettings = defaultSourceSettings,
  ) {}

  /** The leaves that no rule reads, of all documents that ignore the same ones. */
  unread(ignored: IgnoredLeaves): UnreadLeaves {
    const leaves = this.#unread.get(ignored) ?? new UnreadLeaves(ignored);
    this.#unread.set(ignored, leaves);
    return leaves;
  }

  /** What no rule of a listing's format has read: taken where the source's settings name it, else reported. */
  readOrReport(leaves: Iterable<Leaf>, ignored: IgnoredLeaves, draft: ItemDraft, language: Language | null): void {
    const { ownFields } = this.settings;
    this.unread(ignored).add(readOwnFields(leaves, draft, { ownFields, language }), draft.subject);
  }

  /** Begins another document, whose pictures may lie beside it. */
  begin(document: string): void {
    this.files.setFolderOf(document);
    this.listings.nextDocument();
  }

  /** After its last document. */
  end(): void {
    for (const leaves of this.#unread.values()) leaves.report(this.problems);
    for (const value of this.files.unrequested)
      this.problems.addOnce({ field: "feed", value, message: unrequested, done: "left-out" });
  }
}
