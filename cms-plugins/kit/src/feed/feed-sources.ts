import type { Feed } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { Change, ChangeKind } from "../changes/change.js";
import { perStrapi } from "../per-strapi.js";

export type FeedPart = Partial<
  Pick<Feed, "propertyTypes" | "listings" | "removedListings" | "projects" | "removedProjects">
>;

export interface FeedQuestion {
  /** Changes of this source's kinds, lowest number first; each key once a kind. */
  changes: readonly Change[];
  /** The replica starts empty: answer also what has no change of its own, such as the list of types. */
  reset: boolean;
}

/** A domain that has something to tell the site besides the content tree. */
export interface FeedSource {
  name: string;
  kinds: readonly ChangeKind[];
  /** The present state of what changed. It runs inside the feed's own transaction: read through strapi.db. */
  read(question: FeedQuestion): Promise<FeedPart>;
}

const sourcesOf = perStrapi(() => new Map<string, FeedSource>());

/** A plugin calls this in its register step. The feed and the plugins know each other by this door alone. */
export function registerFeedSource(strapi: Core.Strapi, source: FeedSource): void {
  sourcesOf(strapi).set(source.name, source);
}

export function feedSources(strapi: Core.Strapi): readonly FeedSource[] {
  return [...sourcesOf(strapi).values()];
}
