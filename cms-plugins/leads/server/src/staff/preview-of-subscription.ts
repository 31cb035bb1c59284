import { renewal, subscriptionsOfForm, type FormKey, type Language, type MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { mailSources } from "../mail/mail-sources.js";
import { renewalContent } from "../subscriptions/renewal/compose-renewal.js";
import type { SubscriptionDetails } from "../subscriptions/subscription-row.js";
import { alertContent } from "../search-alerts/compose-alert.js";
import { sampleLead } from "./sample-lead.js";

const year = 365 * 86_400_000;

/** What a visitor who is made up asked for by the form; the newsletter, where it asks for nothing. */
function sampleSubscription(form: FormKey, language: Language): SubscriptionDetails {
  const [requested] = subscriptionsOfForm(form, sampleLead(form, language, null).data);
  const confirmed = Date.now() - renewal.years * year;
  return {
    ...{ key: "preview", lead: "preview", language, text_version: null, since: null },
    ...{
      kind: requested?.kind ?? "newsletter",
      wish: requested?.wish ?? null,
      frequency: requested?.frequency ?? null,
    },
    ...{ asked_at: confirmed, confirmed_at: confirmed, renewed_at: null, asked_again_at: null },
    ...{ paused_at: null, ended_at: null, ended_by: null },
  };
}

/** A mail about what somebody subscribed to, as it would go out; one of homes tells of one that is on the site. */
export async function previewOfSubscription(
  strapi: Core.Strapi,
  kind: "alert" | "renewal",
  { form, language }: { form: FormKey; language: Language },
): Promise<MailContent> {
  const row = sampleSubscription(form, language);
  if (kind === "renewal") return (await renewalContent(strapi, row, Date.now())).content;
  const sources = mailSources(strapi);
  const any = await sources.anyListing();
  const home = any && (await sources.home(any.id, language));
  const items = home ? [{ ...home, kind: "property" as const, priceFell: false }] : [];
  return (await alertContent(strapi, row, { items, more: [] })).content;
}
