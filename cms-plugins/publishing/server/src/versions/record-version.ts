import type { Core } from "@strapi/strapi";
import { changedFields } from "../content/differences.js";
import { resolveReferences } from "../content/name-references.js";
import { fieldsOf, liveLocales, readContent, type EntryKey } from "../content/read-content.js";
import { referencesIn, type Content } from "../content/references.js";
import type { PublishedType } from "../types/published-types.js";
import type { Publisher } from "../staff/current-publisher.js";
import { addVersion, versionedLocales, publicationOf } from "./version-rows.js";

interface RecordedVersion extends Publisher {
  at: number;
}

/**
 * Stores this content of an entry as a version, with its references' names and the differences from the previous
 * publication.
 */
export async function recordContent(
  strapi: Core.Strapi,
  type: PublishedType,
  entry: EntryKey,
  content: Content,
  { kind, by, at }: RecordedVersion,
): Promise<void> {
  const fields = fieldsOf(strapi, type);
  const key = { uid: type.uid, ...entry };
  const before = await publicationOf(strapi, key);
  const changed = before && changedFields(fields, type.uid, before.content, content);
  // A type without drafts is published with each save; one without changes leaves no version.
  if (type.offSince !== undefined && changed?.length === 0) return;
  const references = referencesIn(fields, type.uid, content).map(({ reference }) => reference);
  const names = Object.fromEntries(await resolveReferences(strapi, references, entry.locale));
  await addVersion(strapi, key, { kind, by, at, content, names, changed });
}

/** Stores the published content. */
export async function recordPublished(
  strapi: Core.Strapi,
  type: PublishedType,
  entry: EntryKey,
  by: Publisher,
): Promise<void> {
  const published = await readContent(strapi, type, entry, "published");
  if (published) await recordContent(strapi, type, entry, published.content, { ...by, at: Date.now() });
}

/**
 * Stores the published content before the first stored version: the first content of a new database, or a publication
 * from before versions existed. Without it, nobody could go back to it.
 */
export async function recordExisting(strapi: Core.Strapi, type: PublishedType, documentId: string): Promise<void> {
  const versioned = await versionedLocales(strapi, type.uid, documentId);
  for (const locale of await liveLocales(strapi, type, documentId)) {
    if (versioned.includes(locale)) continue;
    const found = await readContent(strapi, type, { documentId, locale }, "published");
    if (!found) continue;
    await recordContent(strapi, type, { documentId, locale }, found.content, {
      ...{ kind: "found", by: "" },
      at: found.at.getTime(),
    });
  }
}
