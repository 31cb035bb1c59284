import { staffLanguage, textIn, type StaffText } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { cityUid } from "../places/city-schema.js";
import { projectUid } from "../projects/project-schema.js";
import { propertyUid } from "../listings/property-schema.js";
import { propertyTypeUid } from "../types/property-type-schema.js";

interface OnlyOnce {
  /** The columns that no two entries may share. */
  columns: readonly string[];
  /** The field that staff change. */
  field: string;
  name: StaffText;
  message: StaffText;
}

/** Of listings, projects and owners alike. */
const reference: OnlyOnce = {
  columns: ["source", "reference"],
  field: "reference",
  name: { nl: "Referentie", fr: "Référence", en: "Reference" },
  message: {
    nl: "Deze referentie bestaat al bij deze bron. Geef een andere, of maak het veld leeg: dan krijgt u er een.",
    fr: "Cette référence existe déjà pour cette source. Donnez-en une autre, ou videz le champ : elle sera créée pour vous.",
    en: "This source has this reference already. Give another one, or empty the field and one is made for you.",
  },
};

const onlyOnce: Readonly<Record<string, OnlyOnce>> = {
  [propertyUid]: reference,
  [projectUid]: reference,
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

function refusal(strapi: Core.Strapi, { field, name, message: words }: OnlyOnce): errors.ValidationError {
  const language = staffLanguage(strapi);
  const message = textIn(words, language);
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: "ValidationError" }],
    prohibitedFields: [[[textIn(name, language)], "unique"]],
  });
}

export const referenceTaken = (strapi: Core.Strapi) => refusal(strapi, reference);

const record = z.record(z.string(), z.unknown());

/**
 * What the database keeps once is refused in words where staff write it twice, as in a copy. `prohibitedFields` is what
 * the admin's list looks for when a copy fails: it then names the field and opens the copy to change it.
 */
export function refuseDoubles(strapi: Core.Strapi): void {
  const check = async (uid: string, data: unknown, stored: Record<string, unknown> | null): Promise<void> => {
    const rule = onlyOnce[uid];
    const written = record.safeParse(data);
    if (!rule || !written.success || !rule.columns.some((column) => written.data[column] !== undefined)) return;
    const entry = { ...stored, ...written.data };
    const values = Object.fromEntries(rule.columns.map((column) => [column, entry[column] ?? null]));
    const where = { ...values, ...(stored && { id: { $ne: stored.id } }) };
    const other: unknown = await strapi.db.query(uid).findOne({ where, select: ["id"] });
    if (other) throw refusal(strapi, rule);
  };

  strapi.db.lifecycles.subscribe({
    models: Object.keys(onlyOnce),
    beforeCreate: ({ model, params }) => check(model.uid, params.data, null),
    async beforeUpdate({ model, params }) {
      const stored: unknown = await strapi.db.query(model.uid).findOne({ where: record.parse(params.where ?? {}) });
      if (stored) await check(model.uid, params.data, record.parse(stored));
    },
  });
}
