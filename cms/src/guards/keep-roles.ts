import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storedText } from "../validation/stored-text";
import { refuse } from "../validation/problem";
import { sameAddress } from "../validation/rules/address";
import { pageRole } from "./page-role";
import { isKnownBy } from "./refusal-words";

const uid = "api::page.page";
const rowsSchema = z.array(z.object({ originalPath: storedText, publishedAt: z.unknown() }));
const paramsSchema = z.object({
  documentId: z.string(),
  data: z.object({ originalPath: z.string().nullish().catch(undefined) }).optional(),
});

/**
 * The site knows home and the list pages by their original addresses: of one that is published it is not changed, whoever asks. A
 * draft from before this rule, which says otherwise, is not published.
 */
export function keepRoles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || (context.action !== "update" && context.action !== "publish")) return next();
    const { documentId, data } = paramsSchema.parse(context.params);
    const sent = data?.originalPath;
    if (context.action === "update" && sent === undefined) return next();
    const rows = rowsSchema.parse(
      await strapi.db.query(uid).findMany({ where: { documentId }, select: ["originalPath", "publishedAt"] }),
    );
    const [live, drafts] = [
      rows.filter(({ publishedAt }) => publishedAt),
      rows.filter(({ publishedAt }) => !publishedAt),
    ];
    const role = pageRole(live.map(({ originalPath }) => originalPath));
    const wanted = context.action === "update" ? [sent ?? ""] : drafts.map(({ originalPath }) => originalPath);
    if (role !== null && wanted.some((path) => sameAddress(path) !== role.originalPath))
      refuse([{ path: ["originalPath"], message: isKnownBy(role) }]);
    return next();
  });
}
