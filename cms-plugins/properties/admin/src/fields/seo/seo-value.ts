import { isFindable, itemSeoSchema, type ItemSeo, type Language, type Localized, type SeoKey } from "@gevel/config";
import { readTexts, withText } from "../localized/localized-value";
import { storedJson } from "../stored-json";

/** The SEO texts of a form's value; empty if it has none. */
export const readSeo = (value: unknown): ItemSeo => itemSeoSchema.catch({}).parse(storedJson(value) ?? {});

const isFilled = (part: object | undefined) => part !== undefined && Object.keys(part).length > 0;

/** Empty texts are not stored, so that an entry that was only viewed is unchanged. */
function withoutEmpty(seo: ItemSeo): ItemSeo | null {
  const filled = Object.entries(seo).filter(([, part]) => isFilled(part));
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

export const withSeoText = (value: unknown, key: SeoKey, language: Language, text: string): ItemSeo | null => {
  const seo = readSeo(value);
  return withoutEmpty({ ...seo, [key]: withText(seo[key] ?? {}, language, text) });
};

/** A language whose value equals its fallback is not stored. */
export function withFindable(
  value: unknown,
  language: Language,
  defaultLanguage: Language,
  isOn: boolean,
): ItemSeo | null {
  const seo = readSeo(value);
  const { [language]: _before, ...others } = seo.isActiveSEO ?? {};
  const follows = isFindable(others, language, defaultLanguage) === isOn;
  return withoutEmpty({ ...seo, isActiveSEO: follows ? others : { ...others, [language]: isOn } });
}

/** The languages that have any text, for the marks beside the tabs. */
export function textsByKey(seo: ItemSeo): Localized {
  const { isActiveSEO: _flags, ...texts } = seo;
  return readTexts(Object.assign({}, ...Object.values(texts)));
}
