import type { ContentRules, EntryUse } from "@gevel/config";
import type { StaffText } from "@gevel/core";

/** Titles that fit a message. */
const maxTitles = 3;
const quotes: Record<keyof StaffText, (title: string) => string> = {
  nl: (title) => `“${title}”`,
  fr: (title) => `« ${title} »`,
  en: (title) => `“${title}”`,
};

/** "3 pages (“Home”, “Contact”, “About us”), 1 menu entry (“Buy”)" */
function listOf(uses: readonly EntryUse[], names: ContentRules["typeNames"], language: keyof StaffText): string {
  return [...new Set(uses.map(({ by }) => by))]
    .map((by) => {
      const titles = uses.filter((use) => use.by === by).map(({ title }) => title);
      const [one, more] = names[by]?.[language] ?? [by, by];
      const shown = titles.filter((title) => title !== "").slice(0, maxTitles);
      const rest = titles.length > shown.length && shown.length > 0 ? ", …" : "";
      const suffix = shown.length > 0 ? ` (${shown.map(quotes[language]).join(", ")}${rest})` : "";
      return `${titles.length} ${titles.length === 1 ? one : more}${suffix}`;
    })
    .join(", ");
}

/** The entries that use this one. */
export const stillUsed = (uses: readonly EntryUse[], names: ContentRules["typeNames"]): StaffText => ({
  nl: `Dit is nog in gebruik op ${listOf(uses, names, "nl")}. Haal het daar eerst weg.`,
  fr: `Cet élément est encore utilisé : ${listOf(uses, names, "fr")}. Retirez-le d'abord de là.`,
  en: `This is still used on ${listOf(uses, names, "en")}. Remove it there first.`,
});
