import type { LostPart, Restored } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { changedFields } from "../content/differences.js";
import { resolveReferences, type Names } from "../content/name-references.js";
import { fieldsOf, readContent, type EntryKey } from "../content/read-content.js";
import { keyOf, mapReferences, type Content } from "../content/references.js";
import type { Publisher } from "../staff/current-publisher.js";
import { documentsOf } from "../types/document-service.js";
import type { PublishedType } from "../types/published-types.js";
import { recordContent } from "./record-version.js";
import { lostParts, oldParts, referencesOf } from "./version-detail.js";
import { publicationOf, type VersionRow } from "./version-rows.js";

interface By extends Omit<Publisher, "kind"> {
  id: number;
}

/** As the Document Service takes it, without what is gone. */
const restorable = (strapi: Core.Strapi, type: PublishedType, content: Content, present: Names) =>
  mapReferences(fieldsOf(strapi, type), type.uid, content, (reference) => {
    if (!present.has(keyOf(reference))) return undefined;
    return reference.kind === "file" ? reference.id : { documentId: reference.id };
  });

/** What was typed since the last publication is not lost: it becomes a version of its own. */
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

/** Puts a version into the draft, and with `withParts` the entries that staff see in it as they were then: all or nothing. */
export function restoreVersion(
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
