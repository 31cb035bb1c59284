import { z } from "zod";
import { comparable, type EntryContext } from "./entry-context";
import type { Problem } from "./problem";

const configSchema = z.object({
  languageDefault: z.string().nullable(),
  languages: z.array(z.object({ code: z.string().nullable(), use: z.boolean().nullable() })),
});

/** The default language must be one that visitors can read. */
export async function checkSiteConfig(context: EntryContext): Promise<Problem[]> {
  const row: unknown = await context.strapi.db
    .query("api::site-config.site-config")
    .findOne({ where: { ...comparable(context), documentId: context.documentId }, populate: { languages: true } });
  if (row === null) return [];
  const { languageDefault, languages } = configSchema.parse(row);
  const codes = languages.map(({ code }) => code);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index);
  if (twice >= 0)
    return [{ path: ["languages", String(twice), "code"], message: "This language is in the list already." }];
  if (languages.length === 0 || languages.some(({ code, use }) => code === languageDefault && use)) return [];
  return [{ path: ["languageDefault"], message: "Choose a language that is in use, or switch this one on below." }];
}
