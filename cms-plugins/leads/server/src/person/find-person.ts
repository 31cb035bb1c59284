import { personKey, type Language, type PersonExport, type PersonFound, type Whose } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { personPlaces } from "./person-place.js";

const ids = z.array(z.object({ documentId: z.string() }));

/** Who is meant by an address, however it is typed. */
export async function whoseIs(strapi: Core.Strapi, typed: string): Promise<Whose & { address: string }> {
  const address = personKey(typed);
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { personKey: address }, select: ["documentId"], orderBy: { id: "asc" } });
  return { address, leads: ids.parse(found).map(({ documentId }) => documentId), reason: "asked" };
}

/** FORM-12: all that is kept of a person, place by place. */
export async function exportPerson(strapi: Core.Strapi, typed: string, language: Language): Promise<PersonExport> {
  const whose = await whoseIs(strapi, typed);
  const places: PersonExport["places"] = [];
  for (const { key, name, find } of personPlaces(strapi))
    places.push({ key, name: name[language], records: [...(await find(strapi, whose, language))] });
  return { address: whose.address, at: new Date().toISOString(), places };
}

/** What an erasure would do: how much there is in each place, and what stays. */
export async function findPerson(strapi: Core.Strapi, typed: string, language: Language): Promise<PersonFound> {
  const whose = await whoseIs(strapi, typed);
  const places: PersonFound["places"] = [];
  for (const { key, name, find, erase, stays } of personPlaces(strapi)) {
    const { length: count } = await find(strapi, whose, language);
    places.push({ key, name: name[language], count, stays: erase ? "" : (stays?.[language] ?? "") });
  }
  return { address: whose.address, places };
}
