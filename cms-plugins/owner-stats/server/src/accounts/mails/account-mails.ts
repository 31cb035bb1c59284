import {
  accountLinkKinds,
  personKey,
  type PluginMails,
  type DataSubject,
  fromBelgianTime,
  loginMethods,
  type PluginMail,
  writtenAs,
  type Language,
  type LoginMethod,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByEmail, accountById, type Account } from "../account.js";
import { linkTable, loginTable } from "../account-tables.js";
import { mailKindOf, noticeKind } from "../mail-kinds.js";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { accountSources, ownerOf } from "../account-sources.js";
import { inAllLanguages, messagesIn } from "../../messages/messages.js";
import { dropLink, linkLife, recordMailed, readLinkById, tokenOf, type LinkRow } from "../links/account-links.js";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The empty fields of account mails. */
const emptyMail = {
  heading: "",
  home: null,
  factsTitle: "",
  facts: [],
  messages: [],
} satisfies Partial<PluginMail["content"]>;

interface LinkMailData {
  kind: LinkRow["kind"];
  language: Language;
  /** The recipient's; empty if none was entered. */
  name: string;
  agency: string;
  url: string;
  until: Date;
}

/** OWNER-1: one sentence, one button, and how long it works. */
function renderLink({ kind, language, name, agency, url, until }: LinkMailData): PluginMail["content"] {
  const text = messagesIn(language);
  const values = { agency: oneLine(agency), minutes: Math.round(linkLife[kind] / 60_000), day: until };
  return {
    ...emptyMail,
    language,
    subject: text(`account.link.${kind}.subject`, values),
    greeting: name ? text("account.greeting", { name: oneLine(name) }) : text("account.greetingNobody"),
    paragraphs: [text(`account.link.${kind}.body`, values)],
    button: { label: text(`account.link.${kind}.button`), url },
    signature: text("account.signature", values),
    notes: [
      text(`account.link.${kind}.validity`, values),
      ...(kind === "invitation" ? [] : [text(`account.link.${kind}.notRequested`)]),
    ],
  };
}

/** After this delay, such as an outage of the mail server, the requester no longer waits, and no link is sent. */
const latenessMs = 60 * 60_000;

/** Paths of the site's pages for each kind of link; each language accepts the other languages' names. */
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

/** The mail of a link, rendered when it is sent. Null, and the link deleted, if there is no such account. */
async function composeLink(strapi: Core.Strapi, id: string, requestedAt: Date): Promise<PluginMail | null> {
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
  // If the site has no pages in the owner's language, the link opens the default one.
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

interface NoticeMailData {
  language: Language;
  name: string;
  email: string;
  at: Date;
  way: LoginMethod;
  device: string;
  /** Of the owner's entry in the admin; empty if there is none. */
  url: string;
}

/** OWNER-4: to the agency, in its language. */
function renderNotice({ language, name, email, at, way, device, url }: NoticeMailData): PluginMail["content"] {
  const text = messagesIn(language);
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Brussels" } as const;
  const facts = [
    { label: text("account.notice.name"), value: name, href: "" },
    { label: text("account.notice.email"), value: email, href: `mailto:${email}` },
    {
      label: text("account.notice.at"),
      value: new Intl.DateTimeFormat(writtenAs[language], format).format(at),
      href: "",
    },
    { label: text("account.notice.way"), value: text(`account.notice.way.${way}`), href: "" },
    { label: text("account.notice.device"), value: device, href: "" },
  ];
  return {
    ...emptyMail,
    language,
    subject: text("account.notice.subject", { name: oneLine(name || email) }),
    greeting: "",
    paragraphs: [text("account.notice.body")],
    facts: facts.filter(({ value }) => value !== ""),
    button: url ? { label: text("account.notice.open"), url } : null,
    signature: "",
    notes: [],
  };
}

const loginSchema = z.object({ at: z.coerce.number(), way: z.enum(loginMethods), device: z.string() });

/** The login a mail is about: the first of a day, or the one with an id. */
function readLogin(strapi: Core.Strapi, account: number, part: string): Promise<z.infer<typeof loginSchema> | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = table(strapi, trx, loginTable).where({ account }).orderBy("at");
    const isDay = part.includes("-");
    const chosen = isDay
      ? rows.andWhere("at", ">=", fromBelgianTime(part, "00:00").getTime())
      : rows.where({ id: part });
    const found: unknown = await chosen.first(["at", "way", "device"]);
    return found === undefined ? null : loginSchema.parse(found);
  });
}

/** OWNER-4. Null if the account is gone. */
async function composeNotice(strapi: Core.Strapi, id: number, part: string): Promise<PluginMail | null> {
  const account = await accountById(strapi, id);
  const login = account && (await readLogin(strapi, id, part));
  if (!login) return null;
  const sources = accountSources(strapi);
  const { language, noticeAddresses } = await sources.settings();
  const { config } = await sources.agency(language);
  const owner = await ownerOf(strapi, account.email.toLowerCase());
  const { cmsUrl } = pluginSettings(strapi);
  const content = renderNotice({
    language,
    name: owner?.name ?? "",
    email: account.email,
    at: new Date(login.at),
    way: login.way,
    device: login.device,
    url: cmsUrl && owner ? `${cmsUrl}${owner.adminPath}` : "",
  });
  const general = [config.email, ...config.offices.map(({ email }) => email)].find((email) => email !== "");
  return {
    content,
    to: noticeAddresses.length > 0 ? noticeAddresses : general === undefined ? [] : [general],
    replyTo: account.email,
  };
}

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

/** Registers the mails of this feature. */
export function addAccountMails(strapi: Core.Strapi, mails: PluginMails): void {
  for (const kind of accountLinkKinds)
    mails.addKind({
      kind: mailKindOf[kind],
      name: inAllLanguages(`mail.name.${kind}`),
      compose: ({ subject, createdAt }) => composeLink(strapi, subject, createdAt),
      subjectsOf: (dataSubject) => linksOf(strapi, dataSubject),
    });
  mails.addKind({
    kind: noticeKind,
    name: inAllLanguages("mail.name.notice"),
    compose: ({ subject, part }) => composeNotice(strapi, Number(subject), part),
    subjectsOf: (dataSubject) => noticesOf(strapi, dataSubject),
  });
}
