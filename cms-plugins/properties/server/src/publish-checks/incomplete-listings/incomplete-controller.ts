import { boardQuerySchema, boardSchema, type Board } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { lastReasons } from "../stored-reasons.js";
import { filterIncomplete } from "./filter-incomplete.js";
import { incompleteIndex } from "./incomplete-index.js";

/** The listings on the site or about to go that lack something; its route checks who may look. */
export const incompleteController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: HttpContext): Promise<void> {
    await endpoint(strapi, boardSchema, async (): Promise<Board> => {
      const { languages, page, pageSize, ...filter } = parseInput(boardQuerySchema, ctx.query);
      const entries = await incompleteIndex(strapi).refresh(languages, new Date());
      const { listings, counts, choices } = filterIncomplete(entries, filter);
      const reasons = await lastReasons(strapi);
      return {
        listings: listings.slice((page - 1) * pageSize, page * pageSize).map(({ id: _id, ...listing }) => ({
          ...listing,
          reason: reasons.get(listing.documentId) ?? null,
        })),
        counts,
        checked: entries.length,
        choices,
        pagination: { page, pageSize, pageCount: Math.ceil(listings.length / pageSize), total: listings.length },
      };
    })(ctx);
  },
});
