import type { PluginMail } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { accountByEmail, accountById, type Account } from "../account.js";
import { accountSources, ownerOf } from "../account-sources.js";
import { linkTable } from "../account-tables.js";
import { dropLink, linkLife, recordMailed, readLinkById, tokenOf, type LinkRow } from "../links/account-links.js";
import { renderLink } from "./render-link.js";

/** Who asked for a link and did not get it for so long sits there no more: a mail server was away. */
const latenessMs = 60 * 60_000;

/** Where the pages of the site stand behind a link; each takes what the other languages call it. */
const pageOf: Readonly<Record<LinkRow["kind"], string>> = {
  invitation: "choose-password",
  reset: "choose-password",
  login: "by-mail",
};

/** An invitation that was written again since has a mail of its own. */
async function isOutdated(strapi: Core.Strapi, { account, kind, created_at, id }: LinkRow): Promise<boolean> {
  if (kind !== "invitation" || account === null) return false;
  const later: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, linkTable)
      .where({ account, kind })
      .andWhere("created_at", ">", created_at)
      .whereNot({ id })
      .first("id"),
  );
  return later !== undefined;
}

async function addressee(strapi: Core.Strapi, row: LinkRow): Promise<Account | null> {
  const { account, email } = row;
  const known = account === null ? await accountByEmail(strapi, email) : await accountById(strapi, account);
  return known && !known.blocked && known.email.toLowerCase() === email ? known : null;
}

/** The mail of a link as it goes out now. Null, and the link gone, where nobody has that account. */
export async function composeLink(strapi: Core.Strapi, id: string, requestedAt: Date): Promise<PluginMail | null> {
  const row = await readLinkById(strapi, id);
  if (!row || row.used_at !== null) return null;
  const now = Date.now();
  const account = await addressee(strapi, row);
  const isLate = row.kind !== "invitation" && now - requestedAt.getTime() > latenessMs;
  if (!account || isLate || (await isOutdated(strapi, row))) {
    await dropLink(strapi, id);
    return null;
  }
  const owner = await ownerOf(strapi, account.email.toLowerCase());
  const language = owner?.language ?? row.language;
  const { config } = await accountSources(strapi).agency(language);
  // Who is written to in a language that the site has no pages in reads them in its default one.
  const read = config.languageUse.includes(language) ? language : config.languageDefault;
  await recordMailed(strapi, row, account.id, now);
  const content = renderLink({
    kind: row.kind,
    language,
    name: owner?.name ?? "",
    agency: config.agencyName,
    url: `${pluginSettings(strapi).siteUrl}/${read}/login/${pageOf[row.kind]}/${tokenOf(strapi, row)}/`,
    until: new Date(now + linkLife[row.kind]),
  });
  return { content, to: [account.email] };
}
