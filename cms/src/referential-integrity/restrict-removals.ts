import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import type { ContentName } from "../api/site/compile/compile-context";
import { siteContentTypes } from "../api/content-types";
import { readContent } from "../api/site/content/read-content";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn } from "../validation/staff-text";
import { defaultLanguage } from "../non-localized-fields/default-language";
import { removalProblem } from "./removal-problem";

const nameOf = new Map<string, ContentName>(
  Object.entries(siteContentTypes).flatMap(([name, { uid }]) => (isContentName(name) ? [[uid, name]] : [])),
);

function isContentName(name: string): name is ContentName {
  return name in siteContentTypes;
}

const paramsSchema = z.object({
  documentId: z.string(),
  locale: z.union([z.string(), z.array(z.string())]).nullish(),
});

/**
 * What others hang on is neither unpublished nor deleted, whichever way it is asked for: all of Strapi's come through
 * the Document Service. What was never published is measured by what is drafted.
 */
export function restrictRemovals(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const name = nameOf.get(context.uid);
    if (name === undefined || (context.action !== "unpublish" && context.action !== "delete")) return next();
    const { documentId, locale } = paramsSchema.parse(context.params);
    return inTransaction(strapi, async () => {
      const languages = locale === "*" ? null : [locale ?? (await defaultLanguage(strapi))].flat();
      for (const status of context.action === "delete" ? (["published", "draft"] as const) : (["published"] as const)) {
        const problem = removalProblem({ name, id: documentId, languages }, await readContent(strapi, status));
        if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage()));
      }
      return next();
    });
  });
}
