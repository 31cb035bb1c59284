import {
  AppError,
  alternativeTextsInputSchema,
  byLanguage,
  libraryPictureSchema,
  libraryPicturesQuerySchema,
  libraryPicturesSchema,
  localizedSchema,
  normalizeLocalized,
  type Language,
  type LibraryPicture,
  type LibraryPictures,
} from "@gevel/config";
import { defaultLanguage, endpoint, type HttpContext, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { fileUid } from "./file-attribute.js";

const pageSize = 20;

const row = z
  .object({
    id: z.number().int(),
    name: z.string(),
    url: z.string(),
    formats: z
      .record(z.string(), z.object({ url: z.string() }))
      .nullish()
      .catch(null),
    alternativeTexts: localizedSchema.nullish().catch(null),
  })
  .transform(({ id, name, url, formats, alternativeTexts }): LibraryPicture => {
    const { small, medium } = formats ?? {};
    return { id, name, thumbnail: (small ?? medium)?.url ?? url, texts: alternativeTexts ?? {} };
  });

const lacks = ({ texts }: LibraryPicture, language: Language) => !texts[language]?.trim();

/** Newest first. Reads all: a library has thousands of pictures at most, and only these fields of each are read. */
export async function readPictures(strapi: Core.Strapi): Promise<LibraryPicture[]> {
  const found: unknown = await strapi.db.query(fileUid).findMany({
    select: ["id", "name", "url", "formats", "alternativeTexts"],
    where: { mime: { $startsWith: "image/" } },
    orderBy: { id: "desc" },
  });
  return z.array(row).parse(found);
}

function pageOf(
  all: readonly LibraryPicture[],
  { page, lacks: missingIn }: z.infer<typeof libraryPicturesQuerySchema>,
) {
  const listed = missingIn === undefined ? all : all.filter((picture) => lacks(picture, missingIn));
  const pageCount = Math.max(1, Math.ceil(listed.length / pageSize));
  const shown = Math.min(page, pageCount);
  const number = (language: Language) => all.filter((picture) => lacks(picture, language)).length;
  return {
    pictures: listed.slice((shown - 1) * pageSize, shown * pageSize),
    pagination: { page: shown, pageCount, total: listed.length },
    count: all.length,
    lacking: byLanguage(number),
  } satisfies LibraryPictures;
}

type PictureContext = HttpContext & { params?: unknown };
const params = z.object({ id: z.coerce.number().int().positive() });

/** CMS-12: the pictures of the media library by what they lack, and their texts. */
export const libraryPicturesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  find: endpoint(strapi, libraryPicturesSchema, async (ctx) =>
    pageOf(await readPictures(strapi), parseInput(libraryPicturesQuerySchema, ctx.query)),
  ),
  async write(ctx: PictureContext): Promise<void> {
    await endpoint(strapi, libraryPictureSchema, async () => {
      const { id } = parseInput(params, ctx.params);
      const typed = parseInput(alternativeTextsInputSchema, ctx.request.body ?? {});
      const texts = normalizeLocalized(typed, await defaultLanguage(strapi));
      const single = Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [language, text.replace(/\s+/g, " ")]),
      );
      const written: unknown = await strapi.db
        .query(fileUid)
        .update({ where: { id }, data: { alternativeTexts: single } });
      if (!written) throw new AppError("PAGE_NOT_FOUND", `there is no file ${id}`);
      return row.parse(written);
    })(ctx);
  },
});
