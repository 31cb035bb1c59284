import { z } from "zod";

/**
 * POST /api/leads/shared-limits on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: counters that the site's
 * instances share where they have no Redis. Each request touches its keys: a key keeps its first value and the number
 * of touches, and resets when its seconds, counted from the first touch, are over.
 */
export const rateLimitHitsSchema = z.object({
  keys: z
    .array(
      z.object({
        key: z.string().min(1).max(200),
        value: z.string().max(200),
        seconds: z
          .int()
          .min(1)
          .max(7 * 24 * 3600),
      }),
    )
    .min(1)
    .max(20),
});
export type RateLimitHit = z.infer<typeof rateLimitHitsSchema>["keys"][number];

export const rateLimitCountsSchema = z.object({
  /** In the order of the question; `left` in milliseconds. */
  keys: z.array(z.object({ value: z.string(), times: z.int().min(1), left: z.int().min(0) })),
});
export type RateLimitCount = z.infer<typeof rateLimitCountsSchema>["keys"][number];
