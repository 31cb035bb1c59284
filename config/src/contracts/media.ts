import { z } from "zod";

/** What of a picture stays visible when it is cropped: per cent from its left and its top, as Strapi's media library has it. */
export const focalPointSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });
export type FocalPoint = z.infer<typeof focalPointSchema>;

/** A picture or film of the CMS or of a feed. `url` is absolute, or a path of the CMS such as `/uploads/x.jpg`. */
export const mediaSchema = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** Alternative text in the tree's language; empty means decorative. */
  alt: z.string(),
  focalPoint: focalPointSchema.optional(),
});
export type Media = z.infer<typeof mediaSchema>;
