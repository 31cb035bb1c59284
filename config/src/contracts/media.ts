import { z } from "zod";

/** A picture or film of the CMS or of a feed. `url` is absolute, or a path of the CMS such as `/uploads/x.jpg`. */
export const mediaSchema = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** Alternative text in the tree's language; empty means decorative. */
  alt: z.string(),
});
export type Media = z.infer<typeof mediaSchema>;
