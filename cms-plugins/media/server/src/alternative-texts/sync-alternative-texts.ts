import { localizedSchema, type Language, type Localized } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { defaultLanguage } from "@gevel/core";
import { fileUid } from "./file-attribute.js";
import { labelledTexts } from "./labelled-texts.js";

const storedTextsSchema = z.object({
  alternativeText: z.string().nullish(),
  alternativeTexts: localizedSchema.nullish().catch(null),
});
const written = z.record(z.string(), z.unknown());
type StoredTexts = z.infer<typeof storedTextsSchema>;

/**
 * The fields to write in addition to `data`: Strapi's own field holds the default language's text, and a text that
 * staff or programs write there is that language's. Empty if neither changes.
 */
export function syncedTexts(
  data: Record<string, unknown>,
  stored: StoredTexts | null,
  language: Language,
): Partial<StoredTexts> {
  const given = storedTextsSchema.partial().catch({}).parse(data);
  const both = (texts: Localized) => ({ alternativeText: texts[language] ?? "", alternativeTexts: texts });
  if (given.alternativeTexts) return both(given.alternativeTexts);
  const text = given.alternativeText?.trim() ?? "";
  if (!("alternativeText" in data) || text === (stored?.alternativeText ?? "")) return {};
  const { [language]: _before, ...others } = stored?.alternativeTexts ?? {};
  return both({ ...others, ...labelledTexts(text, language) });
}

/** Keeps both in sync, whoever writes: Strapi's dialog, its API, the seed or our page. */
export function syncAlternativeTexts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async beforeCreate({ params }) {
      const data = written.parse(params.data);
      Object.assign(params.data, syncedTexts(data, null, await defaultLanguage(strapi)));
    },
    async beforeUpdate({ params }) {
      const data = written.parse(params.data);
      if (!("alternativeText" in data) && !("alternativeTexts" in data)) return;
      const where: unknown = params.where;
      const stored = storedTextsSchema.nullable().parse(await strapi.db.query(fileUid).findOne({ where }));
      Object.assign(params.data, syncedTexts(data, stored, await defaultLanguage(strapi)));
    },
  });
}
