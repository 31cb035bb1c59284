import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storedText, throwProblems } from "@gevel/core";
import { canonicalAddress } from "../../content/address";
import { pageRole, type PageRole, fixedAddress, fixedType } from "./page-role";

const uid = "api::page.page";
const rowsSchema = z.array(
  z.object({ originalPath: storedText, type: z.string().nullable(), publishedAt: z.unknown() }),
);
const given = z.string().nullish().catch(undefined);
const paramsSchema = z.object({
  documentId: z.string(),
  data: z.object({ originalPath: given, type: given }).optional(),
});

/** A feedback page is excluded from search engines. */
const typeOf: Readonly<Record<PageRole["kind"], string>> = { home: "page", list: "page", thanks: "feedback" };

/**
 * The site finds the home page, the list pages and the thank-you pages by their original addresses: while one is
 * published, neither its original address nor its type can change, through the admin or by a program. A draft from
 * before this rule that differs is not published.
 */
export function protectSystemPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || (context.action !== "update" && context.action !== "publish")) return next();
    const { documentId, data } = paramsSchema.parse(context.params);
    if (context.action === "update" && data?.originalPath === undefined && data?.type === undefined) return next();
    const rows = rowsSchema.parse(
      await strapi.db.query(uid).findMany({ where: { documentId }, select: ["originalPath", "type", "publishedAt"] }),
    );
    const [live, drafts] = [
      rows.filter(({ publishedAt }) => publishedAt),
      rows.filter(({ publishedAt }) => !publishedAt),
    ];
    const role = pageRole(live.map(({ originalPath }) => originalPath));
    if (role === null) return next();
    const changes = context.action === "update" ? [data ?? {}] : drafts;
    if (
      changes.some(
        ({ originalPath }) => originalPath !== undefined && canonicalAddress(originalPath ?? "") !== role.originalPath,
      )
    )
      throwProblems(strapi, [{ path: ["originalPath"], message: fixedAddress(role) }]);
    if (changes.some(({ type }) => type !== undefined && type !== typeOf[role.kind]))
      throwProblems(strapi, [{ path: ["type"], message: fixedType }]);
    return next();
  });
}
