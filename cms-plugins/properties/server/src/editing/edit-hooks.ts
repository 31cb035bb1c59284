import { definedAttributes, type FieldError, type Language, publishParam } from "@gevel/config";
import { staffLanguage, textIn, type StaffText, inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { cityUid, projectUid, propertyTypeUid, propertyUid } from "../rows/content-type-uids.js";
import { attributeName } from "../listings/attribute-problem.js";
import { appendAffectedChanges } from "../items/append-affected-changes.js";
import { fieldOwnersByType } from "./field-owners-by-type.js";
import { editedAfter, type Entry } from "../ownership/edited-fields.js";
import { storedObject } from "../rows/read-value.js";
import { requireLegalFields } from "../publish-checks/require-legal-fields.js";
import { isUnnamed, itemDefaults, prepareEntry, isDraft } from "./prepare-entry.js";

const letters: ReadonlyMap<string, string> = new Map([
  [propertyUid, "M"],
  [projectUid, "P"],
]);

/** A reference that can be said on the telephone, such as M-0547; the number is the entry's id. */
export const referenceOf = (uid: string, id: number): string =>
  `${letters.get(uid) ?? "X"}-${String(id).padStart(4, "0")}`;

/**
 * Writes the reference of an entry made by hand, in the transaction that creates it, and returns it. The database's ids
 * are unique, also between concurrent creations, and not reused after a deletion. If that reference was typed into
 * another entry of the source, a figure is appended.
 */
async function writeReference(strapi: Core.Strapi, uid: string, id: number, source: string): Promise<string> {
  const { name, column } = tableOf(strapi, uid);
  return await inTransaction(strapi, async ({ trx }) => {
    const isUsed = async (reference: string) => {
      const found: unknown = await table(strapi, trx, name)
        .where({ [column("source")]: source, [column("reference")]: reference })
        .first("id");
      return found !== undefined;
    };
    const plain = referenceOf(uid, id);
    let reference = plain;
    for (let figure = 2; await isUsed(reference); figure += 1) reference = `${plain}-${figure}`;
    await table(strapi, trx, name)
      .where({ id })
      .update({ [column("reference")]: reference });
    return reference;
  });
}

const publishRequest = z.object({ query: z.object({ [publishParam]: z.literal("true") }) });

const useActionMessage: StaffText = {
  nl: "Dit is een concept. Publiceer het met de knop “Publiceren”: die toont wat er nog ontbreekt.",
  fr: "Ceci est un brouillon. Publiez-le avec le bouton « Publier » : il montre ce qui manque encore.",
  en: "This is a draft. Publish it with the button “Publish”: it shows what is still missing.",
};

/**
 * The dates of a draft after a save by staff: `publicSince` is set only by the publish action, which shows what the
 * draft lacks (PROP-20). Until then it stays null, whatever a form sends.
 */
function draftDates(strapi: Core.Strapi, stored: Entry, entry: Entry, now: Date): Entry {
  if (!isDraft(stored)) return {};
  if (entry.withdrawnAt === undefined) return entry.publicSince === undefined ? {} : { publicSince: null };
  if (entry.withdrawnAt !== null && entry.withdrawnAt !== "") return { publicSince: null };
  if (publishRequest.safeParse(strapi.requestContext.get()).success) return { publicSince: now };
  const message = textIn(useActionMessage, staffLanguage(strapi));
  throw new errors.ValidationError(message, {
    errors: [{ path: ["withdrawnAt"], message, name: "ValidationError" }],
  });
}

/** The dates of a draft after a save by a program, such as one that publishes it at a planned time. */
function publishDates(stored: Entry, entry: Entry, now: Date): Entry {
  const isPublished = entry.withdrawnAt === null && isDraft(stored);
  return isPublished && (entry.publicSince ?? null) === null ? { publicSince: now } : {};
}

const adminRequest = z.object({ auth: z.object({ strategy: z.object({ name: z.literal("admin") }) }) });

/** Whether a user signed in to the admin made the current request. */
function isAdminRequest(strapi: Core.Strapi): boolean {
  return adminRequest.safeParse(strapi.requestContext.get()?.state).success;
}

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
 * Sets an entry's attributes as they are after a save: those the save names, and the stored ones. One named as null is
 * removed.
 */
function mergeSentAttributes(data: object, stored: Entry | null): void {
  if (!("attributes" in data) || data.attributes === undefined) return;
  const before = storedObject.catch({}).parse(stored?.attributes);
  Object.assign(data, {
    attributes: definedAttributes({ ...before, ...storedObject.catch({}).parse(data.attributes) }),
  });
}

/**
 * Validates edits by staff in the admin and records them in the change log within the same transaction, as an import's
 * changes are. Imports bypass these hooks and record their own changes.
 */
export function registerEditHooks(strapi: Core.Strapi): void {
  const affected = async (uid: string, where: unknown): Promise<number[]> =>
    idRows
      .parse(await strapi.db.query(uid).findMany({ where: record.parse(where ?? {}), select: ["id"] }))
      .map(({ id }) => id);

  /** The entries that a bulk update publishes. */
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
  /** PROP-20: a listing without legally required data cannot be on the site. */
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
    // A form sends back all it received; staff may not write these.
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
