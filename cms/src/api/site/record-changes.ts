import { appendChange, lockChanges } from "@gevel/change-log";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../content-types";

/** The whole tree is one thing that changes: compiling it is cheaper than knowing which of its parts did. */
export const siteKind = "site";
const siteKey = "tree";

const contentTypes = new Set<string>(Object.values(siteContentTypes).map(({ uid }) => uid));
const writes = new Set(["create", "update", "delete", "clone", "publish", "unpublish", "discardDraft"]);

interface DocumentAction {
  uid: string;
  action: string;
  params: { documentId?: unknown; status?: unknown };
}

/** Whether the action can change the public content. */
async function reachesVisitors(strapi: Core.Strapi, { uid, action, params }: DocumentAction): Promise<boolean> {
  if (action === "publish" || action === "unpublish") return true;
  if (action === "create" || action === "update") return params.status === "published";
  if (action !== "delete") return false;
  const published = { documentId: params.documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid).count({ where: published })) > 0;
}

export function recordSiteChange(strapi: Core.Strapi): Promise<number> {
  return inTransaction(strapi, () => appendChange(strapi, siteKind, siteKey));
}

/** Every publication of content and its entry in the change log are one transaction. */
export function recordDocumentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!contentTypes.has(context.uid) || !writes.has(context.action)) return next();
    return inTransaction(strapi, async () => {
      // Before anything else, for drafts too: otherwise an edit and a publication of the same entry would deadlock.
      await lockChanges(strapi);
      const { uid, action, params } = context;
      const reaches = await reachesVisitors(strapi, { uid, action, params });
      const result = await next();
      if (reaches) await recordSiteChange(strapi);
      return result;
    });
  });
}

/** An alternative text, a replaced file or a removed language show on the site without any entry being published. */
export function recordOtherChanges(strapi: Core.Strapi): void {
  const record = async () => {
    await recordSiteChange(strapi);
  };
  strapi.db.lifecycles.subscribe({
    models: ["plugin::upload.file", "plugin::i18n.locale"],
    afterUpdate: record,
    afterUpdateMany: record,
    afterDelete: record,
    afterDeleteMany: record,
  });
}
