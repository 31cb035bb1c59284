import { languageSchema, reportPreferences, type ReportOwner, type ReportSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../../environment/strapi-services";
import { mailAgency } from "../mail/mail-agency";
import { offeredListings } from "./listing-facts";

const ownerUid = "plugin::properties.owner";
const propertyUid = "plugin::properties.property";
/** SQLite binds at most 32,766 values a statement. */
const atOnce = 500;

const owners = z.array(
  z.object({
    documentId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    language: languageSchema.nullable().catch(null),
    reportWish: z.enum(reportPreferences).catch("mail"),
    properties: z.array(z.object({ id: z.number() })),
  }),
);

async function readOwners(strapi: Core.Strapi, entry?: string): Promise<ReportOwner[]> {
  const found: unknown = await strapi.db.query(ownerUid).findMany({
    where: entry === undefined ? {} : { documentId: entry },
    populate: { properties: { select: ["id"] } },
    orderBy: { id: "asc" },
  });
  return owners.parse(found).map(({ documentId, email, name, language, reportWish, properties }) => ({
    ...{ entry: documentId, email, name: name ?? "", language, wish: reportWish },
    homes: properties.map(({ id }) => id),
  }));
}

const reportPreference = owners.element.pick({ reportWish: true });

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? "");
const named = z.array(
  z.object({
    id: z.number(),
    reference: text,
    recordFile: text,
    street: text,
    houseNumber: text,
    zip: text,
    city: text,
  }),
);

async function readNames(strapi: Core.Strapi, homes: readonly number[]): ReturnType<ReportSources["names"]> {
  const names: Awaited<ReturnType<ReportSources["names"]>>[number][] = [];
  for (let start = 0; start < homes.length; start += atOnce) {
    const found: unknown = await strapi.db.query(propertyUid).findMany({
      where: { id: { $in: homes.slice(start, start + atOnce) } },
      select: Object.keys(named.element.shape),
    });
    for (const { id, reference, recordFile, street, houseNumber, zip, city } of named.parse(found)) {
      const address = [`${street} ${houseNumber}`.trim(), `${zip} ${city}`.trim()];
      names.push({ home: id, reference: recordFile || reference, title: address.filter(Boolean).join(", ") });
    }
  }
  return names;
}

/** The data of this agency for the reports to owners, and their delivery. */
export const reportSources = (strapi: Core.Strapi): ReportSources => {
  const mails = () => strapiService(strapi, "plugin::leads.mails");
  return {
    owners: (entry) => readOwners(strapi, entry),
    names: (homes) => readNames(strapi, homes),
    offered: async () => (await offeredListings(strapi).read()).map(({ id }) => id),
    async agency(language) {
      const { config } = await mailAgency(strapi, language);
      const { name, siteUrl, accent, lines } = await mails().brand(language);
      const { languageDefault } = config;
      return { name, siteUrl, accent, lines, logoUrl: config.logo?.url ?? "", languageDefault };
    },
    picture: (url) => strapiService(strapi, "plugin::properties.pictures").read(url),
    mails: {
      addKind: (kind) => mails().addKind(kind),
      enqueue: (queued) => mails().enqueue(queued),
      states: (kind, subjects) => mails().states(kind, subjects),
    },
    async preferenceOf(email) {
      const found: unknown = await strapi.db
        .query(ownerUid)
        .findOne({ where: { email: { $eqi: email } }, select: ["reportWish"], orderBy: { id: "asc" } });
      return found === null ? null : reportPreference.parse(found).reportWish;
    },
    async setPreference(email, wish) {
      await strapi.db.query(ownerUid).updateMany({ where: { email: { $eqi: email } }, data: { reportWish: wish } });
    },
  };
};
