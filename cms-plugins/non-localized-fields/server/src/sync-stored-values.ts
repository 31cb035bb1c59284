import { defaultLanguage, inTransaction, isContentType } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { restoreStatus, readVersions, syncNonLocalizedValues, type Version, type Versions } from "./restore-status.js";
import { isShared } from "./sync-on-write.js";

function byDocument(versions: readonly Version[]): Map<string, Version[]> {
  const documents = new Map<string, Version[]>();
  for (const version of versions)
    documents.set(version.documentId, [...(documents.get(version.documentId) ?? []), version]);
  return documents;
}

async function syncContentType(strapi: Core.Strapi, uid: UID.ContentType, language: string): Promise<void> {
  const { drafts, published } = await readVersions(strapi, uid);
  const draftsOf = byDocument(drafts);
  const publishedOf = byDocument(published);
  for (const [documentId, ownDrafts] of draftsOf) {
    const own: Versions = { drafts: ownDrafts, published: publishedOf.get(documentId) ?? [] };
    const changed = new Set<string>();
    for (const versions of [own.drafts, own.published]) {
      const source = versions.find(({ locale }) => locale === language) ?? versions[0];
      if (source) for (const locale of await syncNonLocalizedValues(strapi, uid, source, versions)) changed.add(locale);
    }
    if (changed.size === 0) continue;
    const before = new Map(own.published.map(({ id, updatedAt }) => [id, updatedAt]));
    await restoreStatus(strapi, uid, await readVersions(strapi, uid, documentId), before);
    strapi.log.info(
      `non-localized-fields: values of ${language} copied to ${[...changed].join(", ")}, type=${uid} document=${documentId}`,
    );
  }
}

/**
 * If the languages of an entry differ in a non-localized field, the database was written by an earlier version or by
 * hand. They get the values of the site's default language.
 */
export async function syncStoredValues(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async () => {
    const language = await defaultLanguage(strapi);
    for (const uid of Object.keys(strapi.contentTypes))
      if (isContentType(strapi, uid) && isShared(strapi, uid)) await syncContentType(strapi, uid, language);
  });
}
