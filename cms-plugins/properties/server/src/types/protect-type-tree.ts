import { lockChanges } from "@gevel/change-log";
import { inTransaction, staffLanguage, table, tableOf, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { propertyTypeUid } from "../rows/content-type-uids.js";
import { readTypes } from "./stored-types.js";
import { TypeTree, type Misplacement, byWebId } from "./type-tree.js";

const messages: Record<Misplacement["reason"], StaffText> = {
  itself: {
    nl: "Een pandtype is geen soort van zichzelf. Kies een ander type, of laat dit veld leeg.",
    fr: "Un type de bien n’est pas un sous-type de lui-même. Choisissez un autre type, ou laissez ce champ vide.",
    en: "A property type is no kind of itself. Choose another type, or leave this empty.",
  },
  unknown: {
    nl: "Dit pandtype bestaat niet. Kies een type uit de lijst, of laat dit veld leeg.",
    fr: "Ce type de bien n’existe pas. Choisissez un type dans la liste, ou laissez ce champ vide.",
    en: "There is no such property type. Choose one from the list, or leave this empty.",
  },
  "under a kind": {
    nl: "Dat type is zelf een soort van een ander type. Kies een type dat dat niet is.",
    fr: "Ce type est lui-même un sous-type d’un autre. Choisissez-en un qui ne l’est pas.",
    en: "That type is itself a kind of another one. Choose one that is not.",
  },
  "with kinds": {
    nl: "Dit type heeft zelf soorten en kan dus geen soort van een ander type zijn. Laat dit veld leeg.",
    fr: "Ce type a lui-même des sous-types et ne peut donc pas être un sous-type d’un autre. Laissez ce champ vide.",
    en: "This type has kinds of its own, so it cannot be a kind of another one. Leave this empty.",
  },
};

const written = z.object({ webId: z.number().int().optional(), parentWebId: z.number().int().nullish() });
const record = z.record(z.string(), z.unknown());
const numbered = z.array(z.object({ id: z.number().int(), webId: z.number().int() }));

/** PROP-2: whatever staff do with property types, each kind stays under a type that there is and that is a kind of none. */
export function protectTypeTree(strapi: Core.Strapi): void {
  const affected = async (where: unknown) =>
    numbered.parse(
      await strapi.db.query(propertyTypeUid).findMany({ where: record.parse(where ?? {}), select: ["id", "webId"] }),
    );

  /** The kinds of these types become those of another, or of none. */
  const moveKinds = async (of: readonly number[], to: number | null) => {
    const { name, column } = tableOf(strapi, propertyTypeUid);
    await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, name)
        .whereIn(column("parentWebId"), [...of])
        .update({ [column("parentWebId")]: to }),
    );
  };

  const gone = async (where: unknown) =>
    moveKinds(
      (await affected(where)).map(({ webId }) => webId),
      null,
    );

  const rejectMisplaced = async (data: unknown, number: number | null) => {
    const entry = written.safeParse(data).data;
    if (!entry) return;
    await lockChanges(strapi);
    const types = byWebId(await readTypes(strapi));
    const before = number === null ? undefined : types.get(number);
    const { webId = before?.webId, parentWebId = before?.parentWebId ?? null } = entry;
    if (webId === undefined || parentWebId === (before?.parentWebId ?? null)) return;
    const kinds = before ? [...types.values()].filter((type) => type.parentWebId === before.webId) : [];
    if (before) types.delete(before.webId);
    const places = new TypeTree([...types.values(), ...kinds.map((kind) => ({ ...kind, parentWebId: webId }))]);
    places.put({ webId, parentWebId });
    const misplacement = places.misplacement({ webId, parentWebId });
    if (!misplacement) return;
    const message = textIn(messages[misplacement.reason], staffLanguage(strapi));
    throw new errors.ValidationError(message, {
      errors: [{ path: ["parentWebId"], message, name: "ValidationError" }],
    });
  };

  strapi.db.lifecycles.subscribe({
    models: [propertyTypeUid],
    beforeCreate: ({ params }) => rejectMisplaced(params.data, null),
    async beforeUpdate({ params }) {
      const [stored] = await affected(params.where);
      if (!stored) return;
      const { webId } = stored;
      const next = written.safeParse(params.data).data?.webId ?? webId;
      await rejectMisplaced(params.data, webId);
      if (next !== webId) await moveKinds([webId], next);
    },
    beforeDelete: async ({ params }) => gone(params.where),
    beforeDeleteMany: async ({ params }) => gone(params.where),
  });
}
