import {
  AppError,
  blockingFields,
  overrideReasonInputSchema,
  overrideReasonsSchema,
  legalSource,
  type OverrideReason,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { storeReason, reasonsOf } from "./stored-reasons.js";
import { readLegalContext, toLegalListing } from "./legal-context.js";

type ReasonsContext = HttpContext & { params: unknown; state: unknown };

const params = z.object({ documentId: z.string().max(100) });
const signedIn = z.object({
  user: z
    .object({
      id: z.number().int(),
      firstname: z.string().nullish(),
      lastname: z.string().nullish(),
      email: z.string().nullish(),
    })
    .transform(({ id, firstname, lastname, email }) => ({
      id,
      name: [firstname, lastname].filter(Boolean).join(" ") || (email ?? ""),
    })),
});
const listing = z.looseObject({ reference: z.string() }).nullable();

/** What the stored listing lacks now, and by which law. */
function rulesOf(stored: Record<string, unknown>): OverrideReason["rules"] {
  const now = new Date();
  return blockingFields(stored, now).map((field) => ({ field, source: legalSource(stored, field, now) }));
}

/** Why listings that lack legally required fields are on the site: given by staff, shown to staff. */
export const reasonsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: ReasonsContext): Promise<void> {
    await endpoint(strapi, overrideReasonsSchema, async () => {
      const { documentId } = parseInput(params, ctx.params);
      return { reasons: await reasonsOf(strapi, documentId) };
    })(ctx);
  },

  async add(ctx: ReasonsContext): Promise<void> {
    await endpoint(strapi, overrideReasonsSchema, async () => {
      const { documentId } = parseInput(params, ctx.params);
      const { reason } = parseInput(overrideReasonInputSchema, ctx.request.body);
      const stored = listing.parse(await strapi.db.query(propertyUid).findOne({ where: { documentId } }));
      if (stored === null) throw new AppError("PROPERTY_NOT_FOUND", `there is no listing ${documentId}`);
      const rules = rulesOf(toLegalListing(stored, await readLegalContext(strapi)));
      if (rules.length > 0) {
        const staff = signedIn.parse(ctx.state).user;
        await storeReason(strapi, { documentId, reference: stored.reference, staff, reason, rules });
      }
      return { reasons: await reasonsOf(strapi, documentId) };
    })(ctx);
  },
});
