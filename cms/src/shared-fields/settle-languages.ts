import { inTransaction } from "@gevel/kit";
import type { Core, UID } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import { defaultLanguage } from "./default-language";
import { keepTheirStatus } from "./keep-their-status";
import { readVersions, spreadSharedValues, type Version, type Versions } from "./shared-values";

function byDocument(versions: readonly Version[]): Map<string, Version[]> {
  const documents = new Map<string, Version[]>();
  for (const version of versions)
    documents.set(version.documentId, [...(documents.get(version.documentId) ?? []), version]);
  return documents;
}

async function settleType(strapi: Core.Strapi, uid: UID.ContentType, language: string): Promise<void> {
  const { drafts, published } = await readVersions(strapi, uid);
  const draftsOf = byDocument(drafts);
  const publishedOf = byDocument(published);
  for (const [documentId, ownDrafts] of draftsOf) {
    const own: Versions = { drafts: ownDrafts, published: publishedOf.get(documentId) ?? [] };
    const settled = new Set<string>();
    for (const versions of [own.drafts, own.published]) {
      const source = versions.find(({ locale }) => locale === language) ?? versions[0];
      if (source) for (const locale of await spreadSharedValues(strapi, uid, source, versions)) settled.add(locale);
    }
    if (settled.size === 0) continue;
    const before = new Map(own.published.map(({ id, updatedAt }) => [id, updatedAt]));
    await keepTheirStatus(strapi, uid, await readVersions(strapi, uid, documentId), before);
    strapi.log.info(
      `${uid} ${documentId}: what holds for all languages is now that of ${language} in ${[...settled].join(", ")}`,
    );
  }
}

/**
 * A database in which languages of one entry disagree about what holds for all of them was written by an earlier version
 * of the house or by hand. It settles to the values of the site's default language.
 */
export async function settleLanguages(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async () => {
    const language = await defaultLanguage(strapi);
    for (const { uid } of Object.values(siteContentTypes)) await settleType(strapi, uid, language);
  });
}
