import type { AccountLinkRequest } from "@gevel/config";
import { personKey } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountSources } from "../account-sources.js";
import { mailKindOf } from "../mails/mail-kinds.js";
import { makeLinks } from "./account-links.js";

/**
 * OWNER-1: whoever asks, the same is written down and nothing is looked up, so that neither the answer nor its time tells who has an
 * account. Who has one is found when the mail has its turn, where nobody waits.
 */
export function requestLink(strapi: Core.Strapi, { kind, email, language }: AccountLinkRequest): Promise<void> {
  return inTransaction(strapi, async () => {
    const [id = ""] = await makeLinks(strapi, [{ kind, email: personKey(email), language }]);
    await accountSources(strapi).mails.enqueue([{ kind: mailKindOf[kind], subject: id }]);
  });
}
