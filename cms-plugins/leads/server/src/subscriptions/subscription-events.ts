import type { LeadEvent } from "@gevel/config";
import { staffLanguage } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { messagesIn } from "../messages/messages.js";
import { subscriptionName } from "./subscription-name.js";
import { subscriptionsOf } from "./subscriptions-of.js";

type Happened = "confirmed" | "asked" | "renewed" | "paused" | "ended" | "silence" | "staff";

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
              text: messagesIn(language)(`subscription.${happened}`, { what }),
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
