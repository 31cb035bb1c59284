import { z } from "zod";
import { localizedSchema } from "../site/localized.js";

/** SmallPictureItem and its kin: one picture with the size of its source. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** Base64 thumbhash for the placeholder, where known. */
  thumbhash: z.string().nullable(),
  alt: localizedSchema,
});
export type Picture = z.infer<typeof pictureSchema>;

/**
 * Who may get a file of a listing: any visitor, a visitor who requests it (FORM-8), or staff only. For a file on
 * request, the public knows the name and no address.
 */
export const documentAccess = ["public", "on-request", "staff"] as const;

export const documentSchema = z.object({
  url: z.string(),
  name: localizedSchema,
  kind: z.enum(["floor-plan", "document"]),
  access: z.enum(documentAccess).default("public"),
});

export const listingAgentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  pictureUrl: z.string(),
});
