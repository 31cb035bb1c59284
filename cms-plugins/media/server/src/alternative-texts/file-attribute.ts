import type { Core } from "@strapi/strapi";

export const fileUid = "plugin::upload.file";

/** CMS-12: a file of the media library has an alternative text per language. Runs before Strapi synchronizes the database. */
export function addAlternativeTexts(strapi: Core.Strapi): void {
  Object.assign(strapi.contentType(fileUid).attributes, {
    alternativeTexts: { type: "json", configurable: false },
  });
}
