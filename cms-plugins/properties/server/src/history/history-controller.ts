import { importHistoryQuerySchema, importHistorySchema, importRecordDetailSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { entryNumber } from "./entry-number.js";
import { listImports, readImport } from "./read-history.js";

type AdminContext = HttpContext & { params: unknown };

/** The admin's import log; its routes check permissions. */
export const historyController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, importHistorySchema, async () => {
      const { page, pageSize } = parseInput(importHistoryQuerySchema, ctx.query);
      return listImports(strapi, page, pageSize);
    })(ctx);
  },

  async one(ctx: AdminContext): Promise<void> {
    await endpoint(strapi, importRecordDetailSchema, async () => readImport(strapi, entryNumber(ctx)))(ctx);
  },
});
