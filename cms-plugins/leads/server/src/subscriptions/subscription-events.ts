import type { Language, LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { fillPlaceholders } from "../mail/fill-placeholders.js";
import { subscriptionName } from "./subscription-name.js";
import { subscriptionsOf } from "./subscriptions-of.js";

type Happened = "confirmed" | "asked" | "renewed" | "paused" | "ended" | "silence" | "staff";

const messages: Readonly<Record<Language, Readonly<Record<Happened, string>>>> = {
  nl: {
    confirmed: "Bevestigd via de link: {what}",
    paused: "Gepauzeerd door de bezoeker: {what}",
    ended: "Stopgezet door de bezoeker: {what}",
    asked: "Gevraagd of het nog gewenst is: {what}",
    renewed: "Behouden via de link: {what}",
    silence: "Beëindigd, geen antwoord op onze vraag: {what}",
    staff: "Op vraag stopgezet door het kantoor: {what}",
  },
  fr: {
    confirmed: "Confirmé par le lien : {what}",
    paused: "Mis en pause par le visiteur : {what}",
    ended: "Arrêté par le visiteur : {what}",
    asked: "Demandé si c’est encore souhaité : {what}",
    renewed: "Maintenu par le lien : {what}",
    silence: "Arrêté, sans réponse à notre question : {what}",
    staff: "Arrêté par l’agence à sa demande : {what}",
  },
  en: {
    confirmed: "Confirmed by the link: {what}",
    paused: "Paused by the visitor: {what}",
    ended: "Ended by the visitor: {what}",
    asked: "Asked whether it is still wanted: {what}",
    renewed: "Kept by the link: {what}",
    silence: "Ended, our question was not answered: {what}",
    staff: "Ended by the agency on request: {what}",
  },
  de: {
    confirmed: "Über den Link bestätigt: {what}",
    paused: "Vom Besucher pausiert: {what}",
    ended: "Vom Besucher beendet: {what}",
    asked: "Gefragt, ob noch gewünscht: {what}",
    renewed: "Über den Link beibehalten: {what}",
    silence: "Beendet, unsere Frage blieb ohne Antwort: {what}",
    staff: "Auf Wunsch vom Büro beendet: {what}",
  },
};

/** FORM-12: the events of a lead's subscriptions. */
export async function subscriptionEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const language = staffLanguage(strapi) ?? "en";
  const rows = await subscriptionsOf(strapi, { address: null, leads: [lead], reason: "asked" });
  return rows.flatMap((row) => {
    const what = subscriptionName(row.kind, language);
    const event = (happened: Happened, at: number | null): LeadEvent[] =>
      at === null
        ? []
        : [
            {
              kind: "told",
              at: new Date(at).toISOString(),
              text: fillPlaceholders(messages[language][happened], { what }),
              problem: false,
              url: "",
            },
          ];
    return [
      ...event("confirmed", row.confirmed_at),
      ...event("asked", row.asked_again_at),
      ...event("renewed", row.renewed_at),
      ...event("paused", row.paused_at),
      ...event(row.ended_by ?? "ended", row.ended_at),
    ];
  });
}
