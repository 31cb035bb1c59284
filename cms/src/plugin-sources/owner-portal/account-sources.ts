import {
  fallbackLanguage,
  languageSchema,
  loginNotices,
  mailAddresses,
  type AccountSources,
  type OwnerEntry,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../../environment/strapi-services";
import { mailAgency } from "../mail/mail-agency";

const ownerUid = "plugin::properties.owner";

const entries = z.array(
  z.object({
    documentId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    language: languageSchema.nullable().catch(null),
  }),
);

/** Ids per query, within the limits of the databases. */
const addressesAtOnce = 500;

async function ownersOf(strapi: Core.Strapi, emails?: readonly string[]): Promise<OwnerEntry[]> {
  const find = async (where: object): Promise<OwnerEntry[]> => {
    const select = ["documentId", "email", "name", "language"];
    const found: unknown = await strapi.db.query(ownerUid).findMany({ where, select, orderBy: { id: "asc" } });
    return entries.parse(found).map(({ documentId, email, name, language }) => ({
      email: email.toLowerCase(),
      name: name ?? "",
      language,
      adminPath: `/admin/content-manager/collection-types/${ownerUid}/${documentId}`,
    }));
  };
  if (emails === undefined) return find({});
  const known: OwnerEntry[] = [];
  for (let start = 0; start < emails.length; start += addressesAtOnce)
    known.push(...(await find({ email: { $in: emails.slice(start, start + addressesAtOnce) } })));
  return known;
}

const stored = z.object({
  languageDefault: languageSchema.nullable().catch(null),
  ownerPortal: z
    .object({
      inviteNewOwners: z.boolean().nullable(),
      loginNotice: z.enum(loginNotices).nullable().catch(null),
      noticeEmails: z.string().nullable(),
    })
    .nullable(),
});

/** From the oldest published site configuration, like the site. */
async function settings(strapi: Core.Strapi): ReturnType<AccountSources["settings"]> {
  const row: unknown = await strapi.db.query("api::site-config.site-config").findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    populate: { ownerPortal: true },
  });
  const config = row === null ? null : stored.parse(row);
  const chosen = config?.ownerPortal;
  return {
    language: config?.languageDefault ?? fallbackLanguage,
    inviteNewOwners: chosen?.inviteNewOwners === true,
    loginNotice: chosen?.loginNotice ?? "daily",
    noticeAddresses: mailAddresses(chosen?.noticeEmails).addresses,
  };
}

/** The agency's data for owner accounts: mails through the outbox of leads, rate limits shared with its forms. */
export const accountSources = (strapi: Core.Strapi): AccountSources => ({
  mails: {
    addKind: (kind) => strapiService(strapi, "plugin::leads.mails").addKind(kind),
    enqueue: (mails) => strapiService(strapi, "plugin::leads.mails").enqueue(mails),
  },
  limits: {
    touch: (keys) => strapiService(strapi, "plugin::leads.limits").touch(keys),
    releaseKeys: (keys) => strapiService(strapi, "plugin::leads.limits").releaseKeys(keys),
    read: (keys) => strapiService(strapi, "plugin::leads.limits").read(keys),
  },
  agency: (language) => mailAgency(strapi, language),
  settings: () => settings(strapi),
  owners: (emails) => ownersOf(strapi, emails),
});
