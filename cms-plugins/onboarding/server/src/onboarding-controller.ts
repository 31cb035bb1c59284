import { onboardingSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const staff = z.object({ state: z.object({ user: z.object({ id: z.number() }) }) });

/** Stored per member of staff, independent of the browser. */
const storeOf = (strapi: Core.Strapi, ctx: unknown) =>
  strapi.store({ type: "core", name: "gevel", key: `first_steps_of_${staff.parse(ctx).state.user.id}` });

/** The onboarding steps are shown to each member of staff until dismissed. */
export const onboardingController = (strapi: Core.Strapi) => ({
  read: endpoint(strapi, onboardingSchema, async (ctx: HttpContext) => ({
    seen: (await storeOf(strapi, ctx).get({})) === true,
  })),
  write: endpoint(strapi, onboardingSchema, async (ctx: HttpContext) => {
    const { seen } = parseInput(onboardingSchema, ctx.request.body ?? {});
    await storeOf(strapi, ctx).set({ value: seen });
    return { seen };
  }),
});
