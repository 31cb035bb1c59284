import { accountLinkKinds, personKey, type PluginMails, type DataSubject } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByEmail } from "../account.js";
import { linkTable } from "../account-tables.js";
import { composeLink } from "./compose-link.js";
import { composeNotice } from "./compose-notice.js";
import { mailKindOf, mailNames, noticeKind, noticeName } from "./mail-kinds.js";

const ids = z.array(z.object({ id: z.string() }));

async function linksOf(strapi: Core.Strapi, { address }: DataSubject): Promise<string[]> {
  if (address === null) return [];
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, linkTable)
      .where({ email: personKey(address) })
      .select("id"),
  );
  return ids.parse(rows).map(({ id }) => id);
}

async function noticesOf(strapi: Core.Strapi, { address }: DataSubject): Promise<string[]> {
  const account = address === null ? null : await accountByEmail(strapi, address);
  return account ? [String(account.id)] : [];
}

/** The mails of this room, by name. */
export function addAccountMails(strapi: Core.Strapi, mails: PluginMails): void {
  for (const kind of accountLinkKinds)
    mails.addKind({
      kind: mailKindOf[kind],
      name: mailNames[kind],
      compose: ({ subject, createdAt }) => composeLink(strapi, subject, createdAt),
      subjectsOf: (dataSubject) => linksOf(strapi, dataSubject),
    });
  mails.addKind({
    kind: noticeKind,
    name: noticeName,
    compose: ({ subject, part }) => composeNotice(strapi, Number(subject), part),
    subjectsOf: (dataSubject) => noticesOf(strapi, dataSubject),
  });
}
