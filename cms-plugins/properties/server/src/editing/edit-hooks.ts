import { definedAttributes, type FieldError, type Language } from "@gevel/config";
import { staffLanguage, textIn } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { cityUid, projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";
import { attributeName } from "../listings/attribute-problem.js";
import { appendAffectedChanges } from "../items/append-affected-changes.js";
import { fieldOwnersByType } from "./field-owners-by-type.js";
import { editedAfter, type Entry } from "../ownership/edited-fields.js";
import { isAdminRequest } from "./is-admin-request.js";
import { storedObject } from "../rows/read-value.js";
import { requireLegalFields } from "../publish-checks/require-legal-fields.js";
import { publishDates, draftDates } from "./draft-dates.js";
import { isUnnamed, itemDefaults, prepareEntry } from "./prepare-entry.js";
import { writeReference } from "./readable-reference.js";

const idRows = z.array(z.object({ id: z.number().int() }));
const resultRow = z.object({ id: z.number().int() }).nullish();
const createdRow = z.object({ id: z.number().int(), source: z.string(), reference: z.string() });
const record = z.record(z.string(), z.unknown());

function rejectErrors(found: readonly FieldError[], language: Language | null): void {
  const first = found[0];
  if (!first) return;
  const name = attributeName(first.field);
  throw new errors.ValidationError(`${name ? textIn(name, language) : first.field}: ${first.message}`, {
    errors: found.map(({ field, message }) => ({ path: field.split("."), message, name: "ValidationError" })),
  });
}

/**
 * Writes into an entry the attributes that it has after a save: those that the save names, and the others as they are
 * stored. One that is named as nothing is no longer told.
 */
function mergeSentAttributes(data: object, stored: Entry | null): void {
  if (!("attributes" in data) || data.attributes === undefined) return;
  const before = storedObject.catch({}).parse(stored?.attributes);
  Object.assign(data, {
    attributes: definedAttributes({ ...before, ...storedObject.catch({}).parse(data.attributes) }),
  });
}

/**
 * What staff change in the admin is checked and written down in the change log within the same transaction, as an
 * import's changes are. An import writes past these hooks and keeps its own log.
 */
export function registerEditHooks(strapi: Core.Strapi): void {
  const affected = async (uid: string, where: unknown): Promise<number[]> =>
    idRows
      .parse(await strapi.db.query(uid).findMany({ where: record.parse(where ?? {}), select: ["id"] }))
      .map(({ id }) => id);

  /** Those that a write of many puts on the site. */
  const rowsOf = async (uid: string, { data, where }: { data?: unknown; where?: unknown }) => {
    if (record.safeParse(data).data?.withdrawnAt !== null) return [];
    return z.array(record).parse(await strapi.db.query(uid).findMany({ where: record.parse(where ?? {}) }));
  };

  const prepare = (uid: string, data: unknown, isNew: boolean) => {
    const entry = record.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const language = staffLanguage(strapi);
    const { changes, errors: found } = prepareEntry(uid, entry.data, language);
    rejectErrors(found, language);
    const defaults = { now: new Date(), byStaff: isAdminRequest(strapi) };
    Object.assign(data, changes, isNew && fieldOwnersByType.has(uid) ? itemDefaults(entry.data, defaults) : {});
    if (isNew) mergeSentAttributes(data, null);
  };
  /** PROP-20: nobody leaves a listing on the site without what the law asks. */
  const checkLegalFields = async (uid: string, stored: Entry, written: object) => {
    if (uid === propertyUid) await requireLegalFields(strapi, stored, { ...written });
  };
  /** Writes the fields that staff now change into the entry itself, for imports to leave alone. */
  const markEdited = async (uid: string, data: unknown, where: unknown) => {
    const entry = record.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const stored: unknown = await strapi.db.query(uid).findOne({ where: record.parse(where ?? {}) });
    if (!stored) return;
    const before = record.parse(stored);
    mergeSentAttributes(data, before);
    const byStaff = isAdminRequest(strapi);
    const now = new Date();
    Object.assign(data, byStaff ? draftDates(strapi, before, entry.data, now) : publishDates(before, entry.data, now));
    await checkLegalFields(uid, before, data);
    if (!byStaff) return;
    // A form sends back all that it was given; these are not staff's to write.
    for (const field of ["checksum", "rawChecksum", "editedFields", "pictureProblems"]) {
      Reflect.deleteProperty(data, field);
      delete entry.data[field];
    }
    Object.assign(data, { editedFields: editedAfter(before, entry.data, fieldOwnersByType.get(uid) ?? {}) });
  };
  const name = async ({ model, result }: { model: { uid: string }; result?: unknown }) => {
    const row = createdRow.safeParse(result).data;
    if (!row || typeof result !== "object" || result === null || !isUnnamed(row.reference)) return;
    Object.assign(result, { reference: await writeReference(strapi, model.uid, row.id, row.source) });
  };
  const one = async ({ model, result }: { model: { uid: string }; result?: unknown }) => {
    const row = resultRow.parse(result);
    if (row) await appendAffectedChanges(strapi, model.uid, [row.id]);
  };

  strapi.db.lifecycles.subscribe({
    models: [propertyUid, projectUid, propertyTypeUid, cityUid],
    beforeCreate: ({ model, params }) => prepare(model.uid, params.data, true),
    beforeUpdate: async ({ model, params }) => {
      prepare(model.uid, params.data, false);
      if (fieldOwnersByType.has(model.uid)) await markEdited(model.uid, params.data, params.where);
      // A city that moves changes the listings it leaves too.
      else await appendAffectedChanges(strapi, model.uid, await affected(model.uid, params.where));
    },
    afterCreate: async (event) => {
      if (fieldOwnersByType.has(event.model.uid)) await name(event);
      await one(event);
    },
    afterUpdate: one,
    beforeDelete: async ({ model, params }) =>
      appendAffectedChanges(strapi, model.uid, await affected(model.uid, params.where)),
    async beforeUpdateMany({ model, params }) {
      for (const stored of await rowsOf(model.uid, params))
        await checkLegalFields(model.uid, stored, record.parse(params.data));
      await appendAffectedChanges(strapi, model.uid, await affected(model.uid, params.where));
    },
    beforeDeleteMany: async ({ model, params }) =>
      appendAffectedChanges(strapi, model.uid, await affected(model.uid, params.where)),
  });
}
