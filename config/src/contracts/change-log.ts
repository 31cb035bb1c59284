import { z } from "zod";
import { siteTreeSchema } from "./pages.js";
import { projectSchema } from "./projects.js";
import { listingSchema, propertyTypeSchema } from "./properties.js";

/**
 * GET /api/site/feed?after=N&limit=M on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`. The response contains
 * the state of everything changed after number N, read in one transaction, so applying it in one step moves the replica
 * from revision N to `revision`. `after=0`, or an `epoch` unknown to the CMS (its database was replaced), returns
 * everything from the beginning: `reset` is then true and the replica starts empty.
 */
export const changeLogQuerySchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
  epoch: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(1000),
});

export const changeLogPageSchema = z.object({
  epoch: z.string(),
  reset: z.boolean(),
  revision: z.number().int().min(0),
  /** More changes follow: request again with after = revision. */
  more: z.boolean(),
  /** The trees of all enabled languages when any content changed, else null. */
  trees: z.array(siteTreeSchema).nullable(),
  propertyTypes: z.array(propertyTypeSchema).nullable(),
  listings: z.array(listingSchema),
  removedListings: z.array(z.number().int()),
  /** Left out by a CMS that has no projects yet. */
  projects: z.array(projectSchema).default([]),
  removedProjects: z.array(z.number().int()).default([]),
});
export type ChangeLogPage = z.infer<typeof changeLogPageSchema>;

/** POST /hooks/changed on the site; header `x-gevel-signature: sha256=<hex hmac of the body by REPLICA_SECRET>`. */
export const changeNoticeSchema = z.object({ revision: z.number().int().min(0) });
