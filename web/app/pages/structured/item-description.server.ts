import type { Language } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";
import type { ProjectContent } from "~/projects/project-page-data";
import { priceSentence } from "~/properties/card/price-sentence.server";
import type { FactRow, PropertyContent } from "~/properties/detail/property-content";

/** `3 slaapkamers`, `bewoonbare oppervlakte 94 m²`; German writes its nouns as they are. */
function factSentence({ label, value, count }: FactRow, language: Language): string[] {
  if (value.kind !== "text") return [];
  const name = textOf(language, label, count === undefined ? undefined : { count });
  const inSentence = language === "de" ? name : name.toLocaleLowerCase(language);
  return [count === undefined ? `${inSentence} ${value.text}` : `${value.text} ${inSentence}`];
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");

type ListingContent = Pick<
  PropertyContent,
  "descriptionExcerpt" | "typeName" | "zip" | "city" | "price" | "goal" | "keyFacts"
>;

/** CMS-3: a listing's description for search engines: its text, else type, place, price and first facts. */
export function listingDescription(content: ListingContent, language: Language): string {
  const { descriptionExcerpt, typeName, zip, city, price, goal, keyFacts } = content;
  if (descriptionExcerpt) return descriptionExcerpt;
  const facts = keyFacts.flatMap((fact) => factSentence(fact, language));
  return joined([typeName, `${zip} ${city}`.trim(), priceSentence(price, goal, language), ...facts]);
}

type Built = Pick<ProjectContent, "descriptionExcerpt" | "title" | "zip" | "city" | "priceFrom" | "facts">;

/** The same of a project. */
export function projectDescription(project: Built, language: Language): string {
  const { descriptionExcerpt, title, zip, city, priceFrom, facts } = project;
  if (descriptionExcerpt) return descriptionExcerpt;
  const price = priceFrom === null ? "" : textOf(language, "properties.price.from", { amount: priceFrom });
  return joined([title, `${zip} ${city}`.trim(), price, ...facts.flatMap((fact) => factSentence(fact, language))]);
}
