import type { ContentRules } from "@gevel/config";
import { throwProblems } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { checkInput } from "./check-input.js";
import { checkRelations } from "./check-relations.js";
import { cleanTexts } from "./clean-texts.js";
import { fieldsOf, isRecord, type ModelOf } from "./walk-entry.js";

const writes = ["create", "update", "clone", "publish", "discardDraft"];

const versionSchema = z.object({ documentId: z.string(), locale: z.string(), publishedAt: z.unknown() });
const resultSchema = z.union([
  z.object({ entries: z.array(versionSchema) }).transform(({ entries }) => entries),
  versionSchema.transform((version) => [version]),
]);

/** Cleans the texts in place, or rejects the request. */
async function acceptSent(strapi: Core.Strapi, uid: string, params: object, rules: ContentRules): Promise<void> {
  if (!("data" in params) || !isRecord(params.data)) return;
  const models: Record<string, ReturnType<ModelOf>> = { ...strapi.contentTypes, ...strapi.components };
  const modelOf: ModelOf = (model) => models[model];
  const data = cleanTexts(uid, params.data, modelOf, rules.fields);
  const fields = [...fieldsOf(uid, data, modelOf)];
  throwProblems(strapi, [...checkInput(fields, rules), ...(await checkRelations(strapi, fields))]);
  Object.assign(params, { data });
}

/**
 * CMS-11: validates all writes of staff and programs at the Document Service, which the admin and REST use too. Rules
 * that compare an entry with others read its state after the change, in the transaction of the change: a problem rolls
 * the change back, and it does not matter in which of Strapi's ways a relation was sent.
 */
export function validateEntries(strapi: Core.Strapi, rules: ContentRules): void {
  const checks = new Map(rules.types.flatMap(({ uid, check }) => (check ? [[uid, check] as const] : [])));
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uid.startsWith("api::") || !writes.includes(action)) return next();
    await acceptSent(strapi, uid, params, rules);
    const check = checks.get(uid);
    if (check === undefined) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const versions = resultSchema.safeParse(result);
      for (const { documentId, locale, publishedAt } of versions.success ? versions.data : []) {
        const isPublished = publishedAt !== null && publishedAt !== undefined;
        // REST writes a draft and publishes it in one go.
        const states = isPublished && action !== "publish" ? [false, true] : [isPublished];
        for (const published of states) throwProblems(strapi, await check({ documentId, locale, published }));
      }
      return result;
    });
  });
}
