import { z } from "zod";
import { byLanguage, languageSchema } from "../site/languages.js";
import { localizedSchema } from "../site/localized.js";

/** CMS-12: the alternative text of a picture; the limit is about as long as one would listen to. */
export const alternativeTextLimit = 300;

export const libraryPictureSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Address of the picture, in a small size if the library has one. */
  thumbnail: z.string(),
  texts: localizedSchema,
});
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** `lacks`: only the pictures without a text in that language; all of them where it is left out. */
export const libraryPicturesQuerySchema = z.object({
  lacks: languageSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const libraryPicturesSchema = z.object({
  pictures: z.array(libraryPictureSchema),
  pagination: z.object({ page: z.number().int(), pageCount: z.number().int(), total: z.number().int() }),
  /** How many pictures there are, and how many lack a text in each language. */
  count: z.number().int(),
  lacking: z.object(byLanguage(() => z.number())),
});
export type LibraryPictures = z.infer<typeof libraryPicturesSchema>;

const text = z
  .string()
  .max(alternativeTextLimit, { error: `expected at most ${alternativeTextLimit} characters` })
  .optional();
export const alternativeTextsInputSchema = z.strictObject(byLanguage(() => text));
