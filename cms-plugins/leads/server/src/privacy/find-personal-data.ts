import {
  personKey,
  type Language,
  type PersonalDataExport,
  type PersonalDataSummary,
  type DataSubject,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { personalDataProviders } from "./personal-data-providers.js";

const ids = z.array(z.object({ documentId: z.string() }));

/** Who is meant by an address, however it is typed. */
export async function findDataSubject(strapi: Core.Strapi, typed: string): Promise<DataSubject & { address: string }> {
  const address = personKey(typed);
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { personKey: address }, select: ["documentId"], orderBy: { id: "asc" } });
  return { address, leads: ids.parse(found).map(({ documentId }) => documentId), reason: "asked" };
}

/** FORM-12: all that is kept of a person, place by place. */
export async function exportPersonalData(
  strapi: Core.Strapi,
  typed: string,
  language: Language,
): Promise<PersonalDataExport> {
  const dataSubject = await findDataSubject(strapi, typed);
  const places: PersonalDataExport["places"] = [];
  for (const { key, name, find } of personalDataProviders(strapi))
    places.push({ key, name: name[language], records: [...(await find(strapi, dataSubject, language))] });
  return { address: dataSubject.address, at: new Date().toISOString(), places };
}

/** What an erasure would do: how much there is in each place, and what stays. */
export async function findPersonalData(
  strapi: Core.Strapi,
  typed: string,
  language: Language,
): Promise<PersonalDataSummary> {
  const dataSubject = await findDataSubject(strapi, typed);
  const places: PersonalDataSummary["places"] = [];
  for (const { key, name, find, erase, stays } of personalDataProviders(strapi)) {
    const { length: count } = await find(strapi, dataSubject, language);
    places.push({ key, name: name[language], count, stays: erase ? "" : (stays?.[language] ?? "") });
  }
  return { address: dataSubject.address, places };
}
