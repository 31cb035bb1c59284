import { z } from "zod";
import { daySchema } from "./portal.js";

/** The id of a listing on the site. */
export const listingIdSchema = z.int().positive().max(2_147_483_647);

/** The maximum number of lines delivered at once. */
export const viewBatchLimit = 4_000;

/**
 * An irreversible hash of a visitor of a listing on a Brussels day: the site computes it from the browser's own
 * details, the listing, and a salt that is deleted with the day.
 */
export const visitorHashSchema = z.string().regex(/^[\w-]{22}$/);

/** From 2020 until 2100. */
const secondSchema = z.int().min(1_577_836_800).max(4_102_444_800);

/** One page view: the listing, the hash, and the time, in seconds since 1970. */
const viewSchema = z.tuple([listingIdSchema, visitorHashSchema, secondSchema]);

/**
 * Views counted by the site, when the CMS was unavailable until the hashes had to be deleted: the day, the listing, and
 * the count.
 */
const countedSchema = z.tuple([daySchema, listingIdSchema, z.int().positive().max(1_000_000)]);

/** POST /api/owner-stats/views, with `Authorization: Bearer <REPLICA_SECRET>`: what is counted once, however often it is sent. */
export const viewBatchSchema = z.strictObject({
  batch: z.uuid(),
  views: z.array(viewSchema).max(viewBatchLimit),
  counted: z.array(countedSchema).max(viewBatchLimit),
});
export type ViewBatch = z.infer<typeof viewBatchSchema>;

/** False if the batch was received before. */
export const viewBatchResponseSchema = z.strictObject({ fresh: z.boolean() });

export const viewSaltSchema = z.strictObject({ day: daySchema, salt: z.string().regex(/^[0-9a-f]{64}$/) });
export type ViewSalt = z.infer<typeof viewSaltSchema>;

/** GET /api/owner-stats/views/salts, with the same secret: of today and of tomorrow. */
export const viewSaltsSchema = z.strictObject({ salts: z.array(viewSaltSchema) });
