import { formOfWish, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import type { SaidSubscription } from "./subscription-row.js";

/** What is looked for, by the words of the form. */
export async function factsOfWish(strapi: Core.Strapi, { wish }: Pick<SaidSubscription, "wish">, language: Language) {
  if (!wish) return [];
  const { choice } = mailSources(strapi);
  const filledIn = { form: "demand-register" as const, data: formOfWish(wish) };
  const { facts } = await factsOfLead(filledIn, language, (source, value) => choice(source, value, language));
  return facts.map(({ label, value }) => ({ label, value }));
}
