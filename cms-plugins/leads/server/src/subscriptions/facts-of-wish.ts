import { formOfWish, formWords, interestsOfWish, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { mailWords } from "../mail/words/mail-words.js";
import type { SaidSubscription } from "./subscription-row.js";

/** What is looked for, by the words of the form. */
export async function factsOfWish(
  strapi: Core.Strapi,
  { wish, kind }: Pick<SaidSubscription, "wish" | "kind">,
  language: Language,
) {
  if (!wish) return [];
  if (kind === "keep-informed") {
    const words = formWords[language];
    const chosen = interestsOfWish(wish).map((interest) => words[`forms.option.interests.${interest}`] ?? interest);
    return [{ label: mailWords[language].optIn.asked, value: chosen.join(", ") }];
  }
  const { choice } = mailSources(strapi);
  const filledIn = { form: "demand-register" as const, data: formOfWish(wish) };
  const { facts } = await factsOfLead(filledIn, language, (source, value) => choice(source, value, language));
  return facts.map(({ label, value }) => ({ label, value }));
}
