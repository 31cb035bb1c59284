import { toldAttributes, type FieldError, type Language } from "@gevel/config";
import { staffLanguage, textIn } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { cityUid, projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";
import { attributeName } from "../listings/attribute-problem.js";
import { appendTouched } from "../items/append-touched.js";
import { ownersOf } from "./owners-of.js";
import { editedAfter, type Entry } from "../ownership/edited-fields.js";
import { isStaffAtWork } from "./staff-at-work.js";
import { storedObject } from "../rows/read-value.js";
import { holdBack } from "../gate/hold-back.js";
import { goesLive, leaveDraft } from "./leave-draft.js";
import { isUnnamed, itemDefaults, prepareEntry } from "./prepare-entry.js";
import { writeReference } from "./readable-reference.js";

const idRows = z.array(z.object({ id: z.number().int() }));
const resultRow = z.object({ id: z.number().int() }).nullish();
const madeRow = z.object({ id: z.number().int(), source: z.string(), reference: z.string() });
const record = z.record(z.string(), z.unknown());

function refuse(found: readonly FieldError[], language: Language | null): void {
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
function keepToldAttributes(data: object, stored: Entry | null): void {
  if (!("attributes" in data) || data.attributes === undefined) return;
  const before = storedObject.catch({}).parse(stored?.attributes);
  Object.assign(data, { attributes: toldAttributes({ ...before, ...storedObject.catch({}).parse(data.attributes) }) });
}

/**
 * What staff change in the admin is checked and written down in the change log within the same transaction, as an
 * import's changes are. An import writes past these hooks and keeps its own log.
 */
export function logStaffChanges(strapi: Core.Strapi): void {
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
    refuse(found, language);
    const defaults = { now: new Date(), byStaff: isStaffAtWork(strapi) };
    Object.assign(data, changes, isNew && ownersOf.has(uid) ? itemDefaults(entry.data, defaults) : {});
    if (isNew) keepToldAttributes(data, null);
  };
  /** PROP-20: nobody leaves a listing on the site without what the law asks. */
  const letThrough = async (uid: string, stored: Entry, written: object) => {
    if (uid === propertyUid) await holdBack(strapi, stored, { ...written });
  };
  /** Writes the fields that staff now change into the entry itself, for imports to leave alone. */
  const markEdited = async (uid: string, data: unknown, where: unknown) => {
    const entry = record.safeParse(data);
    if (!entry.success || typeof data !== "object" || data === null) return;
    const stored: unknown = await strapi.db.query(uid).findOne({ where: record.parse(where ?? {}) });
    if (!stored) return;
    const before = record.parse(stored);
    keepToldAttributes(data, before);
    const byStaff = isStaffAtWork(strapi);
    const now = new Date();
    Object.assign(data, byStaff ? leaveDraft(strapi, before, entry.data, now) : goesLive(before, entry.data, now));
    await letThrough(uid, before, data);
    if (!byStaff) return;
    // A form sends back all that it was given; these are not staff's to write.
    for (const field of ["checksum", "rawChecksum", "editedFields", "pictureProblems"]) {
      Reflect.deleteProperty(data, field);
      delete entry.data[field];
    }
    Object.assign(data, { editedFields: editedAfter(before, entry.data, ownersOf.get(uid) ?? {}) });
  };
  const name = async ({ model, result }: { model: { uid: string }; result?: unknown }) => {
    const row = madeRow.safeParse(result).data;
    if (!row || typeof result !== "object" || result === null || !isUnnamed(row.reference)) return;
    Object.assign(result, { reference: await writeReference(strapi, model.uid, row.id, row.source) });
  };
  const one = async ({ model, result }: { model: { uid: string }; result?: unknown }) => {
    const row = resultRow.parse(result);
    if (row) await appendTouched(strapi, model.uid, [row.id]);
  };

  strapi.db.lifecycles.subscribe({
    models: [propertyUid, projectUid, propertyTypeUid, cityUid],
    beforeCreate: ({ model, params }) => prepare(model.uid, params.data, true),
    beforeUpdate: async ({ model, params }) => {
      prepare(model.uid, params.data, false);
      if (ownersOf.has(model.uid)) await markEdited(model.uid, params.data, params.where);
      // A city that moves changes the listings it leaves too.
      else await appendTouched(strapi, model.uid, await affected(model.uid, params.where));
    },
    afterCreate: async (event) => {
      if (ownersOf.has(event.model.uid)) await name(event);
      await one(event);
    },
    afterUpdate: one,
    beforeDelete: async ({ model, params }) =>
      appendTouched(strapi, model.uid, await affected(model.uid, params.where)),
    async beforeUpdateMany({ model, params }) {
      for (const stored of await rowsOf(model.uid, params))
        await letThrough(model.uid, stored, record.parse(params.data));
      await appendTouched(strapi, model.uid, await affected(model.uid, params.where));
    },
    beforeDeleteMany: async ({ model, params }) =>
      appendTouched(strapi, model.uid, await affected(model.uid, params.where)),
  });
}
