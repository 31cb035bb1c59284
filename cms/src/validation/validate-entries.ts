import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { siteContentTypes } from "../api/content-types";
import { checkInput } from "./check-input";
import { checkRelations } from "./check-relations";
import { cleanTexts } from "./clean-texts";
import type { EntryContext } from "./entry-context";
import { throwProblems, type Problem } from "./problem";
import { fieldsOf, isRecord, type ModelOf } from "./walk-entry";

const checks = new Map<string, (context: EntryContext) => Promise<Problem[]>>(
  Object.values(siteContentTypes).flatMap((type) => ("check" in type && type.check ? [[type.uid, type.check]] : [])),
);

const writes = ["create", "update", "clone", "publish", "discardDraft"];

const versionSchema = z.object({ documentId: z.string(), locale: z.string(), publishedAt: z.unknown() });
const resultSchema = z.union([
  z.object({ entries: z.array(versionSchema) }).transform(({ entries }) => entries),
  versionSchema.transform((version) => [version]),
]);

/** Goes on with clean texts, or with a refusal. */
async function acceptSent(strapi: Core.Strapi, uid: string, params: object): Promise<void> {
  if (!("data" in params) || !isRecord(params.data)) return;
  const models: Record<string, ReturnType<ModelOf>> = { ...strapi.contentTypes, ...strapi.components };
  const modelOf: ModelOf = (model) => models[model];
  const data = cleanTexts(uid, params.data, modelOf);
  const fields = [...fieldsOf(uid, data, modelOf)];
  throwProblems([...checkInput(fields), ...(await checkRelations(strapi, fields))]);
  Object.assign(params, { data });
}

/**
 * CMS-11: what staff or programs write through the Document Service, and so through the admin and REST, is checked there.
 * Rules that compare an entry with others look at it as it stands after the change, in the transaction of the change: a
 * problem takes the change back, and it does not matter in which of Strapi's ways a relation was sent.
 */
export function validateEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uid.startsWith("api::") || !writes.includes(action)) return next();
    await acceptSent(strapi, uid, params);
    const check = checks.get(uid);
    if (check === undefined) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const versions = resultSchema.safeParse(result);
      for (const { documentId, locale, publishedAt } of versions.success ? versions.data : []) {
        const isPublished = publishedAt !== null && publishedAt !== undefined;
        // REST writes a draft and publishes it in one go.
        const states = isPublished && action !== "publish" ? [false, true] : [isPublished];
        for (const published of states) throwProblems(await check({ strapi, documentId, locale, published }));
      }
      return result;
    });
  });
}
