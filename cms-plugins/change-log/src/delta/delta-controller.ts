import { changeLogQuerySchema, changeLogPageSchema, type ChangeLogPage } from "@gevel/config";
import { endpoint, parseInput, inSnapshot, pauseJobs } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { requireReplica } from "../replica/require-replica.js";
import type { z } from "zod";
import { currentRevision, readChanges } from "../changes/read-changes.js";
import { changeSources } from "../changes/change-sources.js";

/** Reads the changes after a number, in one consistent state; contracts/change-log.ts defines what a replica may rely on. */
function readDelta(strapi: Core.Strapi, query: z.infer<typeof changeLogQuerySchema>): Promise<ChangeLogPage> {
  return inSnapshot(strapi, async () => {
    const { epoch, value } = await currentRevision(strapi);
    // A number never assigned means that the database was restored to an earlier state.
    const reset = query.after === 0 || query.after > value || (query.epoch !== undefined && query.epoch !== epoch);
    const found = await readChanges(strapi, reset ? 0 : query.after, query.limit + 1);
    const changes = found.slice(0, query.limit);
    const more = found.length > query.limit;
    if (more) pauseJobs(strapi);

    const delta: ChangeLogPage = {
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
    for (const source of changeSources(strapi)) {
      const own = changes.filter(({ kind }) => source.kinds.includes(kind));
      if (own.length === 0 && !reset) continue;
      const part = await source.read({ changes: own, reset });
      delta.trees = part.trees ?? delta.trees;
      delta.propertyTypes = part.propertyTypes ?? delta.propertyTypes;
      delta.listings.push(...(part.listings ?? []));
      delta.removedListings.push(...(part.removedListings ?? []));
      delta.projects.push(...(part.projects ?? []));
      delta.removedProjects.push(...(part.removedProjects ?? []));
    }
    return delta;
  });
}

export const deltaController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, changeLogPageSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readDelta(strapi, parseInput(changeLogQuerySchema, ctx.query));
  }),
});
