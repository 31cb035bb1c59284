import type { AccountLinkRequest } from "@gevel/config";
import { personKey } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountSources } from "../account-sources.js";
import { mailKindOf } from "../mail-kinds.js";
import { makeLinks } from "./account-links.js";

/**
 * OWNER-1: stores the same row for any address and looks nothing up, so that neither the answer nor its timing reveals
 * who has an account. The account is looked up when the mail is composed, in the background.
 */
export function requestLink(strapi: Core.Strapi, { kind, email, language }: AccountLinkRequest): Promise<void> {
  return inTransaction(strapi, async () => {
    const [id = ""] = await makeLinks(strapi, [{ kind, email: personKey(email), language }]);
    await accountSources(strapi).mails.enqueue([{ kind: mailKindOf[kind], subject: id }]);
  });
}
