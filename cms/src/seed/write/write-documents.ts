import type { Core } from "@strapi/strapi";
import type { References } from "../../content/first-content/references";
import type { SeedDocument } from "../../content/first-content/seed-document";

/** Called after each document. */
type Written = () => void;

/** Dutch first, then the other languages of the same document; publishes nothing yet. */
export async function createDocuments(
  strapi: Core.Strapi,
  documents: readonly SeedDocument[],
  references: References,
  written: Written,
): Promise<void> {
  for (const { kind, uid, key, languages, data } of documents) {
    const [first = "nl", ...others] = languages;
    const { documentId } = await strapi.documents(uid).create({ locale: first, data: data(first) });
    references.add(kind, key, documentId);
    for (const locale of others) await strapi.documents(uid).update({ documentId, locale, data: data(locale) });
    written();
  }
}

/** Adds values to existing documents. */
export async function updateDocuments(
  strapi: Core.Strapi,
  documents: readonly SeedDocument[],
  references: References,
  written: Written,
): Promise<void> {
  for (const { kind, uid, key, languages, data } of documents) {
    const documentId = references.to(kind, key);
    for (const locale of languages) await strapi.documents(uid).update({ documentId, locale, data: data(locale) });
    written();
  }
}

interface Publishable {
  publish(params: { documentId: string; locale: string[] }): Promise<unknown>;
}

/** Strapi's types offer `publish` only for a content type named in the call. */
export const isPublishable = <Service extends object>(service: Service): service is Service & Publishable =>
  "publish" in service;

export async function publishDocuments(
  strapi: Core.Strapi,
  documents: readonly SeedDocument[],
  references: References,
  written: Written,
): Promise<void> {
  for (const { kind, uid, key, languages, published } of documents) {
    if (published === false) continue;
    const service = strapi.documents(uid);
    if (!isPublishable(service)) throw new Error(`${uid} has no drafts, so its entries cannot be published`);
    await service.publish({ documentId: references.to(kind, key), locale: [...languages] });
    written();
  }
}
