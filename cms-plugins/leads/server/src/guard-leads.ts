import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { leadStates, leadUid } from "./lead-schema.js";

const change = z.object({ state: z.enum(leadStates).optional() });

/** A lead is what the visitor wrote: in the admin only its state changes, and none is made by hand. */
export function guardLeads(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== leadUid) return next();
    if (context.action === "create" || context.action === "clone")
      throw new errors.ValidationError("Leads come from the forms of the site and cannot be made here.");
    if (context.action === "update") {
      const { state } = change.parse(context.params.data ?? {});
      context.params.data = state === undefined ? {} : { state };
    }
    return next();
  });
}
