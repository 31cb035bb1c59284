import { withNonBreakingSpaces, type Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { Replica } from "~/replica/replica";
import { typeName } from "~/replica/search/names.server";
import type { PlacePage } from "./place-pages.server";

/** "à" joins the article of a French name: au Roeulx, aux Bons Villers. */
function atFrenchPlace(name: string): string {
  const [, article, rest = ""] = /^(Les?) (.+)$/.exec(name) ?? [];
  if (article === "Le") return `au ${rest}`;
  return article === "Les" ? `aux ${rest}` : `à ${name}`;
}

/** A town after the words for its homes: each language's messages have "in" before it, and French its own preposition. */
export const placeInSentence = (name: string, language: Language): string =>
  language === "fr" ? atFrenchPlace(name) : name;

/** SEO-4: "Appartement te koop in Antwerpen"; of all types "Vastgoed te koop in Antwerpen". */
export function placeTitle(
  { goal, town, type }: Pick<PlacePage, "goal" | "town" | "type">,
  language: Language,
  { defaultLanguage }: Pick<Replica, "defaultLanguage">,
): string {
  const place = placeInSentence(town.names[language], language);
  if (!type) return withNonBreakingSpaces(textOf(language, `place.title.all.${goal}`, { place }));
  const named = { type: typeName(type, language, defaultLanguage), place };
  return withNonBreakingSpaces(textOf(language, `place.title.type.${goal}`, named));
}
