import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { Account } from "../account.js";
import { accountSources } from "../account-sources.js";
import { mailKindOf } from "../mail-kinds.js";
import { makeLinks, voidLinks } from "./account-links.js";

/** Accounts an inserting statement. */
const batchSize = 500;

/** Mails each a link to choose a password; an earlier one stops working. */
export async function invite(strapi: Core.Strapi, accounts: readonly Account[]): Promise<void> {
  const { language: usual } = await accountSources(strapi).settings();
  for (let start = 0; start < accounts.length; start += batchSize) {
    const chunk = accounts.slice(start, start + batchSize);
    const emails = chunk.map(({ email }) => email.toLowerCase());
    const entries = await accountSources(strapi).owners(emails);
    const languages = new Map(entries.flatMap(({ email, language }) => (language ? [[email, language] as const] : [])));
    await inTransaction(strapi, async () => {
      await voidLinks(
        strapi,
        chunk.map(({ id }) => id),
      );
      const ids = await makeLinks(
        strapi,
        chunk.map(({ id, email }) => ({
          kind: "invitation" as const,
          email: email.toLowerCase(),
          language: languages.get(email.toLowerCase()) ?? usual,
          account: id,
        })),
      );
      await accountSources(strapi).mails.enqueue(ids.map((subject) => ({ kind: mailKindOf.invitation, subject })));
    });
  }
}
