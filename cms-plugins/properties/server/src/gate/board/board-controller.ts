import { boardQuerySchema, boardSchema, type Board } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { lastReasons } from "../kept-reasons.js";
import { arrangeBoard } from "./arrange-board.js";
import { boardIndex } from "./board-index.js";

/** The listings on the site or about to go that lack something; its route checks who may look. */
export const boardController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: HttpContext): Promise<void> {
    await endpoint(strapi, boardSchema, async (): Promise<Board> => {
      const { languages, page, pageSize, ...filter } = parseInput(boardQuerySchema, ctx.query);
      const entries = await boardIndex(strapi).look(languages, new Date());
      const { listings, counts, choices } = arrangeBoard(entries, filter);
      const reasons = await lastReasons(strapi);
      return {
        listings: listings.slice((page - 1) * pageSize, page * pageSize).map(({ id: _id, ...listing }) => ({
          ...listing,
          reason: reasons.get(listing.documentId) ?? null,
        })),
        counts,
        looked: entries.length,
        choices,
        pagination: { page, pageSize, pageCount: Math.ceil(listings.length / pageSize), total: listings.length },
      };
    })(ctx);
  },
});
