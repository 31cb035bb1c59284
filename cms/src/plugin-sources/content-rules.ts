import type { ContentRules, EntryVersion, FieldRules } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import { removalObstacle } from "../api/site/removals/removal-obstacle";
import { typeNames } from "../api/site/removals/type-names";
import { allowedSchemes, allowedTags, otherFrame, videoHosts } from "../content/allowed-html";
import { linkRule } from "../content/field-rule";
import { writtenHtml } from "../content/rich-text";

const types = Object.values(siteContentTypes);

/** The rules of all content types, and of the components that several have. */
export const fieldRules: FieldRules = Object.fromEntries([
  ["shared.link.url", linkRule],
  ...types.flatMap((type) => ("fieldRules" in type && type.fieldRules ? Object.entries(type.fieldRules) : [])),
]);

export const contentRules = (strapi: Core.Strapi): ContentRules => ({
  types: types.map((type) => {
    const check = "check" in type ? type.check : undefined;
    return { uid: type.uid, ...(check && { check: (version: EntryVersion) => check({ strapi, ...version }) }) };
  }),
  fields: fieldRules,
  richText: { tags: allowedTags, schemes: allowedSchemes, frameHosts: videoHosts, otherFrame, toHtml: writtenHtml },
  typeNames,
  obstacle: (removal, status) => removalObstacle(strapi, removal, status),
});
