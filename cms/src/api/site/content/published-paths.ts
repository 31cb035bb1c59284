import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../../../bootstrap/strapi-services";

const publishedSchema = z.object({ path: z.string().catch("") });

/**
 * LANG-4: by document and language the path that a version had when it was last on the site. A draft that never was there has
 * none, and what staff typed since is no address that anybody knows.
 */
export async function publishedPaths(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<(version: { documentId: string; locale: string }) => string> {
  const found = await strapiService(strapi, "plugin::publishing.publishing").lastPublications(uid, documentIds);
  const paths = new Map(
    found.map(({ document, locale, content }) => [`${document} ${locale}`, publishedSchema.parse(content).path]),
  );
  return ({ documentId, locale }) => paths.get(`${documentId} ${locale}`) ?? "";
}
