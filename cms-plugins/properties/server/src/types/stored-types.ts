import { appendChange } from "@gevel/change-log";
import { inTransaction, newDocumentId, table, tableOf } from "@gevel/core";
import type { PropertyType } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyTypeUid } from "../rows/content-type-uids.js";
import { readFlag, readLocalized, readNumber } from "../rows/read-value.js";

/** PROP-14: the nine kinds in their order; web ids as in section 9. Created once in an empty table, then edited by staff. */
const defaultTypes: readonly Omit<PropertyType, "id" | "parentId">[] = [
  { nl: "Huis", fr: "Maison", en: "House", de: "Haus" },
  { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" },
  { nl: "Studio", fr: "Studio", en: "Studio", de: "Studio" },
  { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" },
  { nl: "Opbrengsteigendom", fr: "Immeuble de rapport", en: "Investment property", de: "Renditeobjekt" },
  { nl: "Commercieel", fr: "Commerce", en: "Commercial", de: "Gewerbe" },
  { nl: "Industrieel", fr: "Industrie", en: "Industrial", de: "Industrie" },
  { nl: "Kantoren", fr: "Bureaux", en: "Offices", de: "Büros" },
  { nl: "Garage/Parking", fr: "Garage/Parking", en: "Garage/Parking", de: "Garage/Stellplatz" },
].map((name, index) => ({ webId: index + 1, name, showOrder: index, sale: true, rent: true }));

const rows = z.array(z.record(z.string(), z.unknown()));

/** The property types in the order visitors see them. */
export function readTypes(strapi: Core.Strapi): Promise<PropertyType[]> {
  const { name, column } = tableOf(strapi, propertyTypeUid);
  return inTransaction(strapi, async ({ trx }) => {
    const found = rows.parse(
      await table(strapi, trx, name)
        .orderBy([column("showOrder"), "id"])
        .select("*"),
    );
    const ids = new Map(found.map((row) => [readNumber(row[column("webId")]), readNumber(row.id)]));
    return found.map((row) => ({
      id: readNumber(row.id) ?? 0,
      parentId: ids.get(readNumber(row[column("parentWebId")])) ?? null,
      webId: readNumber(row[column("webId")]) ?? 0,
      name: readLocalized(row[column("name")]),
      showOrder: readNumber(row[column("showOrder")]) ?? 0,
      sale: readFlag(row[column("sale")]) ?? false,
      rent: readFlag(row[column("rent")]) ?? false,
    }));
  });
}

/** Fills an empty table with the nine of PROP-14, in one transaction, so that two instances starting at once make nine. */
export function seedTypes(strapi: Core.Strapi): Promise<void> {
  const { name, column } = tableOf(strapi, propertyTypeUid);
  return inTransaction(strapi, async ({ trx }) => {
    const first: unknown = await table(strapi, trx, name).first("id");
    if (first) return;
    const now = new Date();
    const values = defaultTypes.map((type) => ({
      [column("documentId")]: newDocumentId(),
      [column("createdAt")]: now,
      [column("updatedAt")]: now,
      [column("publishedAt")]: now,
      [column("webId")]: type.webId,
      [column("name")]: JSON.stringify(type.name),
      [column("showOrder")]: type.showOrder,
      [column("sale")]: type.sale,
      [column("rent")]: type.rent,
    }));
    await table(strapi, trx, name).insert(values).onConflict(column("webId")).ignore();
    await appendChange(strapi, "property-types", "all");
  });
}
