import { Readable } from "node:stream";
import { statisticsQuerySchema, statisticsSchema } from "@gevel/config";
import { answerFailure, endpoint, parseInput, staffLanguage, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { exportStatistics } from "./export-statistics.js";
import { readStatistics } from "./read-statistics.js";

/** OWNER-6: page visits as staff see them; its routes check who may. */
export const statisticsController = ({ strapi }: { strapi: Core.Strapi }) => {
  const request = (ctx: HttpContext) => ({
    query: parseInput(statisticsQuerySchema, ctx.query, "query"),
    language: staffLanguage(strapi) ?? "en",
    now: new Date(),
  });
  return {
    read: endpoint(strapi, statisticsSchema, async (ctx) => readStatistics(strapi, request(ctx))),
    export(ctx: HttpContext): void {
      try {
        const lines = exportStatistics(strapi, request(ctx));
        ctx.status = 200;
        ctx.set("content-type", "text/csv; charset=utf-8");
        ctx.set("content-disposition", 'attachment; filename="visits.csv"');
        ctx.set("cache-control", "no-store");
        ctx.body = Readable.from(lines, { objectMode: false });
      } catch (cause) {
        answerFailure(strapi, ctx, cause);
      }
    },
  };
};
