import type { Feed, feedQuerySchema } from "@gevel/config";
import { inSnapshot, takeRightOfWay } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import type { z } from "zod";
import { currentRevision, readChanges } from "../changes/read-changes.js";
import { feedSources } from "./feed-sources.js";

/** What changed after a number, in one consistent state; contracts/change-feed.ts says what a replica may rely on. */
export function readFeed(strapi: Core.Strapi, query: z.infer<typeof feedQuerySchema>): Promise<Feed> {
  return inSnapshot(strapi, async () => {
    const { epoch, value } = await currentRevision(strapi);
    // A number that was never given out comes of a database put back to an earlier state.
    const reset = query.after === 0 || query.after > value || (query.epoch !== undefined && query.epoch !== epoch);
    const found = await readChanges(strapi, reset ? 0 : query.after, query.limit + 1);
    const changes = found.slice(0, query.limit);
    const more = found.length > query.limit;
    if (more) takeRightOfWay(strapi);

    const feed: Feed = {
      epoch,
      reset,
      revision: more ? (changes.at(-1)?.seq ?? value) : value,
      more,
      trees: null,
      propertyTypes: null,
      listings: [],
      removedListings: [],
      projects: [],
      removedProjects: [],
    };
    for (const source of feedSources(strapi)) {
      const own = changes.filter(({ kind }) => source.kinds.includes(kind));
      if (own.length === 0 && !reset) continue;
      const part = await source.read({ changes: own, reset });
      feed.trees = part.trees ?? feed.trees;
      feed.propertyTypes = part.propertyTypes ?? feed.propertyTypes;
      feed.listings.push(...(part.listings ?? []));
      feed.removedListings.push(...(part.removedListings ?? []));
      feed.projects.push(...(part.projects ?? []));
      feed.removedProjects.push(...(part.removedProjects ?? []));
    }
    return feed;
  });
}
