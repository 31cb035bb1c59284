import type { DuplicateField, Language } from "@gevel/config";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { staffLanguage, storedText } from "@gevel/core";
import type { DraftVersion } from "./draft-versions.js";
import type { DuplicatedType } from "./duplicated-types.js";

/** A copy has an address of its own. */
const addressFields: readonly string[] = ["path", "from"];

const copySuffixes: Readonly<Partial<Record<Language, string>>> = { nl: "kopie", fr: "copie", en: "copy", de: "Kopie" };
const ending = new RegExp(` \\((?:${Object.values(copySuffixes).join("|")})(?: \\d+)?\\)$`);

/** A column of Strapi's short texts. */
const longest = 255;

/** "Contact (kopie)", "Contact (kopie 2)": the first name not in use; a copy of a copy is named as one of the original. */
export function copyName(name: string, taken: readonly string[], language: Language): string {
  if (name === "") return "";
  const word = copySuffixes[language] ?? "copy";
  const known = new Set(taken);
  for (let number = 1; ; number++) {
    const end = number === 1 ? ` (${word})` : ` (${word} ${number})`;
    const copied = name.replace(ending, "").slice(0, longest - end.length) + end;
    if (!known.has(copied)) return copied;
  }
}

const attributeSchema = z.object({
  required: z.boolean().default(false),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }).optional() }).optional(),
});
const schemaSchema = z.object({ attributes: z.record(z.string(), z.looseObject({})) });

async function takenNames(strapi: Core.Strapi, uid: UID.ContentType, field: string, locale: Language | null) {
  const where = { publishedAt: null, ...(locale !== null && { locale }) };
  const rows = z
    .array(z.record(z.string(), z.unknown()))
    .parse(await strapi.db.query(uid).findMany({ where, select: [field] }));
  return rows.map((row) => storedText.parse(row[field]));
}

/**
 * The name and address that a copy has of its own, language by language. An address without which the entry has none stays
 * empty: team members, menu entries that take the address of their page.
 */
export async function duplicateFields(
  strapi: Core.Strapi,
  { uid, mainField: main, keepsName = false, needsAddress = false }: DuplicatedType,
  versions: readonly DraftVersion[],
): Promise<DuplicateField[]> {
  const { attributes } = schemaSchema.parse(strapi.contentType(uid));
  const fieldNames = [main, ...addressFields.filter((name) => name in attributes && name !== main)];
  const fields: DuplicateField[] = [];
  for (const name of fieldNames) {
    const { required, pluginOptions } = attributeSchema.parse(attributes[name]);
    const isAddress = addressFields.includes(name);
    const isLocalized = pluginOptions?.i18n?.localized === true;
    for (const { language, content } of isLocalized ? versions : versions.slice(0, 1)) {
      const original = storedText.parse(content[name]);
      if (isAddress && original === "" && !needsAddress) continue;
      const own = isLocalized ? language : null;
      const suggested = async () =>
        keepsName
          ? original
          : copyName(original, await takenNames(strapi, uid, name, own), own ?? staffLanguage(strapi) ?? "en");
      fields.push({
        ...{ name, language: own, original, isAddress },
        value: isAddress ? "" : await suggested(),
        required: isAddress || required || original !== "",
      });
    }
  }
  return fields;
}

/** The values of a language among them, with those for all languages. */
export const valuesIn = (
  language: Language,
  fields: readonly Pick<DuplicateField, "name" | "language" | "value">[],
): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter((field) => field.language === null || field.language === language)
      .map((field) => [field.name, field.value]),
  );
