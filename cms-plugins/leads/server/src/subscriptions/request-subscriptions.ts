import { randomUUID } from "node:crypto";
import { personKey, subscriptionsOfForm, type FormKey, type Language, type Lead } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { endOfAddress } from "./change-subscription.js";
import { subscriptionTable } from "./subscription-table.js";

interface SubscriptionRequest {
  /** Document id. */
  lead: string;
  form: FormKey;
  language: Language;
  email: string;
  data: Lead["data"];
}

/**
 * FORM-12: stores a lead's subscriptions, in the lead's transaction. Nothing is mailed before the address is confirmed.
 * Unsubscribing by the form ends all subscriptions of the address.
 */
export async function requestSubscriptions(strapi: Core.Strapi, request: SubscriptionRequest): Promise<void> {
  const { lead, form, language, data } = request;
  const email = personKey(request.email);
  if (!strapi.db.inTransaction()) throw new Error("a subscription must be stored in the transaction of its lead");
  if (form === "unsubscribe") return endOfAddress(strapi, email, Date.now());
  const requested = subscriptionsOfForm(form, data);
  if (requested.length === 0 || email === "") return;
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, subscriptionTable).insert(
      requested.map(({ kind, wish, frequency }) => ({
        ...{ key: randomUUID(), lead, kind, email, language, frequency },
        wish: wish && JSON.stringify(wish),
        asked_at: Date.now(),
      })),
    );
  });
}
