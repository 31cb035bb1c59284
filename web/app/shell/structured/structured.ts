import { localeTags, type Language } from "@gevel/config";

/** JSON-LD: an object in schema.org's vocabulary. */
export type Structured = Record<string, unknown>;

/** Omits empty values. */
export const omitEmpty = <Value extends object>(value: Value) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== null && one !== undefined && one !== "" && !(Array.isArray(one) && one.length === 0),
    ),
  );

export const inLanguage = (language: Language) => localeTags[language];

/** For a document; no text of staff or a feed ends the element. */
export function structuredMarkup(nodes: readonly Structured[]): string {
  if (nodes.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}
