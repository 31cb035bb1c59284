import { retentionPlanSchema } from "@gevel/config";
import { endpoint } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readRetentionPlan } from "./read-plan.js";

export const retentionController = ({ strapi }: { strapi: Core.Strapi }) => ({
  plan: endpoint(strapi, retentionPlanSchema, async () => readRetentionPlan(strapi)),
});
