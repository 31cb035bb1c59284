import { languageSchema } from "@gevel/config";
import { contentAttributes } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { requireDuplicatePermission } from "./require-duplicate-permission.js";
import { draftVersions } from "./draft-versions.js";
import { duplicateEntry } from "./duplicate-entry.js";
import { duplicatedTypes } from "./duplicated-types.js";

const paramsSchema = z.looseObject({
  documentId: z.string(),
  locale: languageSchema.optional().catch(undefined),
  data: z.record(z.string(), z.unknown()).default({}),
});
const staffSchema = z.object({ userAbility: z.custom((ability) => ability !== undefined) });

/** Strapi clones one language of an entry, and lets the copy share the parts of its original. */
export function cloneAllLocales(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const type = duplicatedTypes(strapi).get(uid);
    if (action !== "clone" || type === undefined) return next();
    const { documentId, locale, data } = paramsSchema.parse(params);
    const versions = await draftVersions(strapi, uid, documentId);
    const [first] = versions;
    if (first === undefined) return next();
    const state: unknown = strapi.requestContext.get()?.state;
    if (staffSchema.safeParse(state).success) requireDuplicatePermission(strapi, { state }, type, versions);
    const sentIn = locale ?? first.language;
    const names = contentAttributes(strapi, uid).map(([name]) => name);
    const pick = (fieldNames: readonly string[]) =>
      Object.fromEntries(Object.entries(data).filter(([name]) => fieldNames.includes(name)));
    const { id } = await duplicateEntry(strapi, {
      ...{ type, id: documentId },
      valuesOf: (language) => (language === sentIn ? pick(names.filter((name) => name !== type.parts?.field)) : {}),
      creator: pick(["createdBy", "updatedBy"]),
    });
    const copy = await strapi.documents(uid).findMany({ filters: { documentId: id }, locale: "*", status: "draft" });
    return { documentId: id, entries: copy.sort((a, b) => Number(b.locale === sentIn) - Number(a.locale === sentIn)) };
  });
}
