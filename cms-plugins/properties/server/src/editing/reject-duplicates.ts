import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { cityUid, projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";
import { duplicateError, uniqueReference, type UniqueConstraint } from "../items/unique-fields.js";

const uniqueConstraints: Readonly<Record<string, UniqueConstraint>> = {
  [propertyUid]: uniqueReference,
  [projectUid]: uniqueReference,
  [propertyTypeUid]: {
    columns: ["webId"],
    field: "webId",
    name: { nl: "Nummer van het type", fr: "Numéro du type", en: "Number of the type" },
    message: {
      nl: "Een ander pandtype heeft dit nummer al. Geef een ander nummer.",
      fr: "Un autre type de bien a déjà ce numéro. Donnez-en un autre.",
      en: "Another property type has this number already. Give another one.",
    },
  },
  [cityUid]: {
    columns: ["placeKey"],
    field: "zip",
    name: { nl: "Naam of postcode", fr: "Nom ou code postal", en: "Name or postcode" },
    message: {
      nl: "Deze plaats staat al in de lijst. Wijzig de naam of de postcode.",
      fr: "Cette localité figure déjà dans la liste. Modifiez le nom ou le code postal.",
      en: "This place is in the list already. Change its name or its postcode.",
    },
  },
};

const record = z.record(z.string(), z.unknown());

/**
 * Rejects a duplicate of a unique value with a message, for example in a copy. The admin's list looks for
 * `prohibitedFields` when a copy fails: it then names the field and opens the copy to change it.
 */
export function rejectDuplicates(strapi: Core.Strapi): void {
  const check = async (uid: string, data: unknown, stored: Record<string, unknown> | null): Promise<void> => {
    const rule = uniqueConstraints[uid];
    const written = record.safeParse(data);
    if (!rule || !written.success || !rule.columns.some((column) => written.data[column] !== undefined)) return;
    const entry = { ...stored, ...written.data };
    const values = Object.fromEntries(rule.columns.map((column) => [column, entry[column] ?? null]));
    const where = { ...values, ...(stored && { id: { $ne: stored.id } }) };
    const other: unknown = await strapi.db.query(uid).findOne({ where, select: ["id"] });
    if (other) throw duplicateError(strapi, rule);
  };

  strapi.db.lifecycles.subscribe({
    models: Object.keys(uniqueConstraints),
    beforeCreate: ({ model, params }) => check(model.uid, params.data, null),
    async beforeUpdate({ model, params }) {
      const stored: unknown = await strapi.db.query(model.uid).findOne({ where: record.parse(params.where ?? {}) });
      if (stored) await check(model.uid, params.data, record.parse(stored));
    },
  });
}
