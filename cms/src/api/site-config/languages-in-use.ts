import type { Core } from "@strapi/strapi";
import { storedVersions } from "../../content/stored-versions";
import { languageUse, type LanguageUse } from "./compile-config";
import { siteConfigRow } from "./site-config-row";

/** The languages of the site, as published. */
export async function languagesInUse(strapi: Core.Strapi): Promise<LanguageUse> {
  return languageUse(
    await storedVersions(strapi, "published", {
      uid: "api::site-config.site-config",
      row: siteConfigRow,
      fields: ["languageDefault"],
      populate: { languages: true },
    }),
  );
}
