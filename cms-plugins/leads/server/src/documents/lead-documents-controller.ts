import { leadDocumentsSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { fetchesOf, linksOf } from "./document-links.js";

const named = z.object({ lead: z.string().max(64) });

/** FORM-8: beside a lead, which documents were sent, until when, and when each was fetched. */
export const leadDocumentsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: HttpContext & { params: unknown }): Promise<void> {
    await endpoint(strapi, leadDocumentsSchema, async () => {
      const links = await linksOf(strapi, [parseInput(named, ctx.params, "params").lead]);
      const fetches = await fetchesOf(
        strapi,
        links.map(({ id }) => id),
      );
      return {
        documents: links.map(({ id, name, until }) => ({
          ...{ id, name, until: new Date(until).toISOString(), isOver: until <= Date.now() },
          fetchedAt: fetches.filter(({ link }) => link === id).map(({ at }) => new Date(at).toISOString()),
        })),
      };
    })(ctx);
  },
});
