import { z } from "zod";
import { daySchema } from "./portal.js";

/** Of a listing on the site. */
export const listingIdSchema = z.int().positive().max(2_147_483_647);

/** So many lines at most are handed over at once. */
export const viewBatchLimit = 4_000;

/**
 * A visitor of a home on a Brussels day, as nobody can turn back: the site makes it of what a browser says of itself, of
 * the home, and of a salt that is erased with the day.
 */
export const visitorHashSchema = z.string().regex(/^[\w-]{22}$/);

/** From 2020 until 2100. */
const secondSchema = z.int().min(1_577_836_800).max(4_102_444_800);

/** One page view: the home, the mark, and when, in seconds since 1970. */
const viewSchema = z.tuple([listingIdSchema, visitorHashSchema, secondSchema]);

/** What was counted already, where the CMS was away until marks had to be erased: the day, the home, and how many. */
const countedSchema = z.tuple([daySchema, listingIdSchema, z.int().positive().max(1_000_000)]);

/** POST /api/owner-stats/views, with `Authorization: Bearer <REPLICA_SECRET>`: what is counted once, however often it is sent. */
export const viewBatchSchema = z.strictObject({
  batch: z.uuid(),
  views: z.array(viewSchema).max(viewBatchLimit),
  counted: z.array(countedSchema).max(viewBatchLimit),
});
export type ViewBatch = z.infer<typeof viewBatchSchema>;

/** False where it was known. */
export const viewBatchResponseSchema = z.strictObject({ fresh: z.boolean() });

export const viewSaltSchema = z.strictObject({ day: daySchema, salt: z.string().regex(/^[0-9a-f]{64}$/) });
export type ViewSalt = z.infer<typeof viewSaltSchema>;

/** GET /api/owner-stats/views/salts, with the same secret: of today and of tomorrow. */
export const viewSaltsSchema = z.strictObject({ salts: z.array(viewSaltSchema) });
