import type { Core } from "@strapi/strapi";
import { protectCounts } from "./consent-choice/protect-counts";
import { customFields } from "./custom-fields";
import { addEnumerations } from "./enumerations";
import { addRelationComponents } from "./module/relation-components";
import { protectSystemPages } from "./page/protect-system-pages";
import { completePublishedLinks } from "./site/complete-published-links";
import { registerSite } from "./site/register-site";

/** Register step, before the rules of content see what is written. */
export function registerContent(strapi: Core.Strapi): void {
  registerSite(strapi);
  addRelationComponents(strapi);
  addEnumerations(strapi);
  strapi.customFields.register(customFields);
  completePublishedLinks(strapi);
}

/** Register step, after the rules of content: what is valid by itself. */
export function protectContent(strapi: Core.Strapi): void {
  protectSystemPages(strapi);
  protectCounts(strapi);
}
