import {
  AppError,
  blockingFields,
  gateReasonInputSchema,
  gateReasonsSchema,
  legalSource,
  type GateReason,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { keepReason, reasonsOf } from "./kept-reasons.js";
import { readLawFacts, underLaw } from "./law-facts.js";

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

/** What the listing lacks now, as it is stored, and by which law. */
function rulesOf(stored: Record<string, unknown>): GateReason["rules"] {
  const now = new Date();
  return blockingFields(stored, now).map((field) => ({ field, source: legalSource(stored, field, now) }));
}

/** Why homes are on the site that lack what the law asks: given by staff, told to staff. */
export const reasonsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: ReasonsContext): Promise<void> {
    await endpoint(strapi, gateReasonsSchema, async () => {
      const { documentId } = parseInput(params, ctx.params);
      return { reasons: await reasonsOf(strapi, documentId) };
    })(ctx);
  },

  async give(ctx: ReasonsContext): Promise<void> {
    await endpoint(strapi, gateReasonsSchema, async () => {
      const { documentId } = parseInput(params, ctx.params);
      const { reason } = parseInput(gateReasonInputSchema, ctx.request.body);
      const stored = listing.parse(await strapi.db.query(propertyUid).findOne({ where: { documentId } }));
      if (stored === null) throw new AppError("PROPERTY_NOT_FOUND", `there is no listing ${documentId}`);
      const rules = rulesOf(underLaw(stored, await readLawFacts(strapi)));
      if (rules.length > 0) {
        const staff = signedIn.parse(ctx.state).user;
        await keepReason(strapi, { documentId, reference: stored.reference, staff, reason, rules });
      }
      return { reasons: await reasonsOf(strapi, documentId) };
    })(ctx);
  },
});
