import type { EntryPart, LostPart, VersionDetail } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { changedFields, differencesOf } from "../content/differences.js";
import { resolveReferences, withNames, type Names } from "../content/name-references.js";
import { fieldsOf, readContent, type EntryKey } from "../content/read-content.js";
import { keyOf, referencesIn, type Content } from "../content/references.js";
import { isLocalized, publishedTypes, type PublishedType } from "../types/published-types.js";
import { publicationOf, toVersion, type VersionRow } from "./version-rows.js";

const ids = z.union([z.array(z.string()), z.string().transform((id) => [id])]);

export interface OldPart extends EntryPart {
  type: PublishedType;
  entry: EntryKey;
  version: VersionRow;
}

/** Entries that staff see as parts of this one, that are otherwise now than they were on the site then. */
export async function oldParts(strapi: Core.Strapi, type: PublishedType, version: VersionRow): Promise<OldPart[]> {
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

/** What a version names and is there no more. */
export function lostParts(strapi: Core.Strapi, type: PublishedType, version: VersionRow, present: Names): LostPart[] {
  return referencesIn(fieldsOf(strapi, type), type.uid, version.content)
    .filter(({ reference }) => !present.has(keyOf(reference)))
    .map(({ reference, path }) => ({
      path: [...path],
      kind: reference.kind,
      name: version.names[keyOf(reference)] ?? String(reference.id),
    }));
}

export const referencesOf = (strapi: Core.Strapi, type: PublishedType, contents: readonly Content[]) =>
  contents.flatMap((content) =>
    referencesIn(fieldsOf(strapi, type), type.uid, content).map(({ reference }) => reference),
  );

const pick = (content: Content, may: (field: string) => boolean): Content =>
  Object.fromEntries(Object.entries(content).filter(([field]) => may(field)));

/** A version as staff look at it: what differs, what is gone, and what else was otherwise then. */
export async function versionDetail(
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
