import { formFromSavedSearch, formMessages, interestsFromSavedSearch, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { messagesIn } from "../messages/messages.js";
import type { SubscriptionDetails } from "./subscription-row.js";

/** The criteria of a saved search, with the form's labels. */
export async function savedSearchFacts(
  strapi: Core.Strapi,
  { wish, kind }: Pick<SubscriptionDetails, "wish" | "kind">,
  language: Language,
) {
  if (!wish) return [];
  if (kind === "keep-informed") {
    const labels = formMessages[language];
    const chosen = interestsFromSavedSearch(wish).map(
      (interest) => labels[`forms.option.interests.${interest}`] ?? interest,
    );
    return [{ label: messagesIn(language)("mail.optIn.requested"), value: chosen.join(", ") }];
  }
  const { choice } = mailSources(strapi);
  const filledIn = { form: "demand-register" as const, data: formFromSavedSearch(wish) };
  const { facts } = await factsOfLead(filledIn, language, (source, value) => choice(source, value, language));
  return facts.map(({ label, value }) => ({ label, value }));
}
