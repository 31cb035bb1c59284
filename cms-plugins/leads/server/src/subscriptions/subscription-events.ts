import type { Language, LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { fillWords } from "../mail/fill-words.js";
import { subscriptionName } from "./subscription-name.js";
import { subscriptionsOf } from "./subscriptions-of.js";

const words: Readonly<Record<Language, Readonly<Record<"confirmed" | "paused" | "ended", string>>>> = {
  nl: {
    confirmed: "Bevestigd via de link: {what}",
    paused: "Gepauzeerd door de bezoeker: {what}",
    ended: "Stopgezet door de bezoeker: {what}",
  },
  fr: {
    confirmed: "Confirmé par le lien : {what}",
    paused: "Mis en pause par le visiteur : {what}",
    ended: "Arrêté par le visiteur : {what}",
  },
  en: {
    confirmed: "Confirmed by the link: {what}",
    paused: "Paused by the visitor: {what}",
    ended: "Ended by the visitor: {what}",
  },
  de: {
    confirmed: "Über den Link bestätigt: {what}",
    paused: "Vom Besucher pausiert: {what}",
    ended: "Vom Besucher beendet: {what}",
  },
};

/** FORM-12: what became of what a lead asked to be mailed of. */
export async function subscriptionEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const language = staffLanguage(strapi) ?? "en";
  const rows = await subscriptionsOf(strapi, { address: null, leads: [lead], reason: "asked" });
  return rows.flatMap(({ kind, confirmed_at: confirmed, paused_at: paused, ended_at: ended }) => {
    const what = subscriptionName(kind, language);
    const told = (happened: keyof (typeof words)["nl"], at: number | null): LeadEvent[] =>
      at === null
        ? []
        : [
            {
              kind: "told",
              at: new Date(at).toISOString(),
              text: fillWords(words[language][happened], { what }),
              problem: false,
              url: "",
            },
          ];
    return [...told("confirmed", confirmed), ...told("paused", paused), ...told("ended", ended)];
  });
}
