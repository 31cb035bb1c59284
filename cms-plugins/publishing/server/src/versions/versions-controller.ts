import {
  restoredSchema,
  restoreRequestSchema,
  versionDetailSchema,
  type LostPart,
  type Restored,
  type EntryPart,
  type VersionDetail,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { answer, read, type AdminContext } from "../staff/admin-context.js";
import { allowedOn, type Allowed } from "../staff/permissions.js";
import { notFoundError, notAllowedError } from "../staff/errors.js";
import { memberName, type Publisher } from "../staff/current-publisher.js";
import { publishedTypes, type PublishedType } from "../types/published-types.js";
import { versionById, publicationOf, type VersionRow, toVersion } from "./version-rows.js";
import { inTransaction, isLocalized } from "@gevel/core";
import { changedFields, differencesOf } from "../content/differences.js";
import { resolveReferences, type Names, withNames } from "../content/name-references.js";
import { fieldsOf, readContent, type EntryKey } from "../content/read-content.js";
import { keyOf, mapReferences, type Content, referencesIn } from "../content/references.js";
import { documentsOf } from "../types/document-service.js";
import { recordContent } from "./record-version.js";

const ids = z.union([z.array(z.string()), z.string().transform((id) => [id])]);

interface OldPart extends EntryPart {
  type: PublishedType;
  entry: EntryKey;
  version: VersionRow;
}

/** Entries that staff see as parts of this one, that are otherwise now than they were on the site then. */
async function oldParts(strapi: Core.Strapi, type: PublishedType, version: VersionRow): Promise<OldPart[]> {
  const found: OldPart[] = [];
  const fields = fieldsOf(strapi, type);
  for (const name of type.parts ?? []) {
    const uid = fields(type.uid).find(([field]) => field === name)?.[1].target;
    const part = publishedTypes(strapi).get(uid ?? "");
    if (!part) continue;
    for (const documentId of ids.safeParse(version.content[name]).data ?? []) {
      const entry = { documentId, locale: isLocalized(strapi, part.uid) ? version.locale : "" };
      const then = await publicationOf(strapi, { uid: part.uid, ...entry }, { at: version.at });
      const now = then && (await readContent(strapi, part, entry, "draft"));
      if (!then || !now || changedFields(fieldsOf(strapi, part), part.uid, now.content, then.content).length === 0)
        continue;
      const title = version.names[keyOf({ kind: "entry", target: part.uid, id: documentId })] ?? documentId;
      found.push({ uid: part.uid, documentId, title, type: part, entry, version: then });
    }
  }
  return found;
}

/** References of a version that no longer exist. */
function lostParts(strapi: Core.Strapi, type: PublishedType, version: VersionRow, present: Names): LostPart[] {
  return referencesIn(fieldsOf(strapi, type), type.uid, version.content)
    .filter(({ reference }) => !present.has(keyOf(reference)))
    .map(({ reference, path }) => ({
      path: [...path],
      kind: reference.kind,
      name: version.names[keyOf(reference)] ?? String(reference.id),
    }));
}

const referencesOf = (strapi: Core.Strapi, type: PublishedType, contents: readonly Content[]) =>
  contents.flatMap((content) =>
    referencesIn(fieldsOf(strapi, type), type.uid, content).map(({ reference }) => reference),
  );

const pick = (content: Content, may: (field: string) => boolean): Content =>
  Object.fromEntries(Object.entries(content).filter(([field]) => may(field)));

/** A version as shown to staff: differences, lost parts, and other entries that were different then. */
async function versionDetail(
  strapi: Core.Strapi,
  type: PublishedType,
  version: VersionRow,
  canRead: (field: string) => boolean,
): Promise<VersionDetail> {
  const entry = { documentId: version.document, locale: version.locale };
  const key = { uid: type.uid, ...entry };
  const now = (await readContent(strapi, type, entry, "draft"))?.content ?? {};
  const before = await publicationOf(strapi, key, { id: version.id });
  const contents = [now, before?.content ?? {}, version.content].map((content) => pick(content, canRead));
  const present = await resolveReferences(strapi, referencesOf(strapi, type, contents), version.locale);
  const names = new Map([...Object.entries(before?.names ?? {}), ...Object.entries(version.names), ...present]);
  const fields = fieldsOf(strapi, type);
  const [currentText = {}, previousText = {}, shown = {}] = contents.map((content) =>
    withNames(fields, type.uid, content, names),
  );
  const differing = changedFields(fields, type.uid, now, version.content).filter(canRead);
  return {
    version: toVersion(version),
    fromNow: differencesOf(fields, type.uid, currentText, shown),
    fromBefore: before ? differencesOf(fields, type.uid, previousText, shown) : [],
    lost: lostParts(strapi, type, version, present).filter(
      ({ path: [first] }) => first && "field" in first && canRead(first.field),
    ),
    parts: (await oldParts(strapi, type, version)).map(({ uid, documentId, title }) => ({ uid, documentId, title })),
    values: Object.fromEntries(differing.map((field) => [field, version.content[field]])),
  };
}

interface By extends Omit<Publisher, "kind"> {
  id: number;
}

/** In the Document Service's format, without references that no longer exist. */
const restorable = (strapi: Core.Strapi, type: PublishedType, content: Content, present: Names) =>
  mapReferences(fieldsOf(strapi, type), type.uid, content, (reference) => {
    if (!present.has(keyOf(reference))) return undefined;
    return reference.kind === "file" ? reference.id : { documentId: reference.id };
  });

/** Changes since the last publication are not lost: they become a version of their own. */
async function protectDraft(strapi: Core.Strapi, type: PublishedType, entry: EntryKey, { by }: By): Promise<void> {
  const draft = await readContent(strapi, type, entry, "draft");
  const published = await publicationOf(strapi, { uid: type.uid, ...entry });
  if (!draft || !published) return;
  if (changedFields(fieldsOf(strapi, type), type.uid, published.content, draft.content).length === 0) return;
  await recordContent(strapi, type, entry, draft.content, { kind: "draft", by, at: Date.now() });
}

interface Restoring {
  by: By;
  canWrite: (type: PublishedType, entry: EntryKey, field: string) => boolean;
}

async function restoreFields(
  strapi: Core.Strapi,
  type: PublishedType,
  version: VersionRow,
  { by, canWrite }: Restoring,
): Promise<LostPart[]> {
  const entry = { documentId: version.document, locale: version.locale };
  const present = await resolveReferences(strapi, referencesOf(strapi, type, [version.content]), version.locale);
  await protectDraft(strapi, type, entry, by);
  const data = Object.fromEntries(
    Object.entries(restorable(strapi, type, version.content, present)).filter(([field]) =>
      canWrite(type, entry, field),
    ),
  );
  await documentsOf(strapi, type).update({
    documentId: entry.documentId,
    ...(entry.locale !== "" && { locale: entry.locale }),
    data: { ...data, updatedBy: by.id },
  });
  return lostParts(strapi, type, version, present);
}

/**
 * Restores a version into the draft, and with `withParts` also the entries that staff see in it as they were then: all
 * or nothing.
 */
function restoreVersion(
  strapi: Core.Strapi,
  type: PublishedType,
  version: VersionRow,
  { withParts, ...restoring }: Restoring & { withParts: boolean },
): Promise<Restored> {
  return inTransaction(strapi, async () => {
    const parts = withParts ? await oldParts(strapi, type, version) : [];
    const lost = await restoreFields(strapi, type, version, restoring);
    for (const part of parts) lost.push(...(await restoreFields(strapi, part.type, part.version, restoring)));
    return { lost, parts: parts.map(({ uid, documentId, title }) => ({ uid, documentId, title })) };
  });
}

const params = z.object({ id: z.coerce.number().int().positive() });
const member = z.object({
  user: z.object({
    id: z.number(),
    ...{ firstname: z.string().nullish(), lastname: z.string().nullish(), email: z.string().nullish() },
  }),
});

export const versionsController = ({ strapi }: { strapi: Core.Strapi }) => {
  async function loadVersion(ctx: AdminContext) {
    const version = await versionById(strapi, read(params, ctx.params).id);
    const type = version && publishedTypes(strapi).get(version.uid);
    const entry = version && { documentId: version.document, locale: version.locale };
    const allowed = type && entry && (await allowedOn(strapi, type, entry, ctx.state));
    if (!version || !type || !entry || !allowed) throw notFoundError(strapi);
    return { version, type, entry, allowed };
  }

  return {
    async find(ctx: AdminContext) {
      const { version, type, allowed } = await loadVersion(ctx);
      answer(ctx, versionDetailSchema, await versionDetail(strapi, type, version, (field) => allowed.read(field)));
    },

    /** Never published: for a type without drafts the browser fills the form, and the editor saves it. */
    async restore(ctx: AdminContext) {
      const { version, type, allowed } = await loadVersion(ctx);
      const { withParts } = read(restoreRequestSchema, ctx.request.body ?? {});
      if (!allowed.update() || type.offSince !== undefined) throw notAllowedError(strapi);
      const rights = new Map<string, Allowed>([[version.document, allowed]]);
      if (withParts)
        for (const part of await oldParts(strapi, type, version)) {
          const own = await allowedOn(strapi, part.type, part.entry, ctx.state);
          if (!own?.update()) throw notAllowedError(strapi);
          rights.set(part.documentId, own);
        }
      const { user } = member.parse(ctx.state);
      const restored = await restoreVersion(strapi, type, version, {
        withParts,
        by: { by: memberName(user), id: user.id },
        canWrite: (_type, { documentId }, field) => rights.get(documentId)?.update(field) === true,
      });
      answer(ctx, restoredSchema, restored);
    },
  };
};
