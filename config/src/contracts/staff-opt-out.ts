import { z } from "zod";

/** GET /owner-stats/staff-browser: OWNER-5. */
export const staffOptOutSchema = z.object({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])/),
});

/** Signed addresses on the site: as a picture, and as a page that leads back to `path` of the admin. */
export const staffOptOutResponseSchema = z.object({ picture: z.url(), page: z.url() });
