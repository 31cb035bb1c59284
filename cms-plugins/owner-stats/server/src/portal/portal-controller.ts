import { AppError, languageSchema, portalSchema, timelinePageSchema, timelineQuerySchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readHistory } from "../history/queries/read-history.js";
import { portalSources } from "../sources/portal-sources.js";
import { readPortal } from "./read-portal.js";
import { sessionEmail, type PortalContext } from "./session-email.js";

const listingParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
const query = z.strictObject({ language: languageSchema });

/** The same for a home of another, for none, and for what is no number: nobody learns which it is (OWNER-3). */
async function ownListing(strapi: Core.Strapi, ctx: PortalContext): Promise<number> {
  const email = sessionEmail(ctx);
  const { success, data } = listingParams.safeParse(ctx.params);
  // Asked in any case, so that all take the same time.
  const id = success ? Number(data.id) : 0;
  if (!(await portalSources(strapi).owns(email, id)))
    throw new AppError("PROPERTY_NOT_FOUND", "the listing is not the owner's");
  return id;
}

/** What owners see of their homes, and of no others. */
export const portalController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async me(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, portalSchema, async () => {
      const email = sessionEmail(ctx);
      const { language } = parseInput(query, ctx.query, "query");
      return readPortal(strapi, { email, language, now: new Date() });
    })(ctx);
  },

  async timeline(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, timelinePageSchema, async () => {
      const { before } = parseInput(timelineQuerySchema, ctx.query, "query");
      const home = await ownListing(strapi, ctx);
      return (await readHistory(strapi, [home], { now: new Date(), before })).page(home);
    })(ctx);
  },
});
