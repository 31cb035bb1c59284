import { publishingOfEntrySchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { answer, read, type AdminContext } from "../staff/admin-context.js";
import { allowedOn } from "../staff/permissions.js";
import { localeOf, publishedTypes } from "../types/published-types.js";
import { notServed, ofEntry } from "./entry-state.js";

const params = z.object({ uid: z.string().max(255), documentId: z.string().max(64) });
const query = z.object({ locale: z.string().max(20).default("") });

/** Publishing data for the form of an entry; forms of every type ask, and types without publishing get an empty answer. */
export const entriesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: AdminContext) {
    const { uid, documentId } = read(params, ctx.params);
    const type = publishedTypes(strapi).get(uid);
    if (!type) return answer(ctx, publishingOfEntrySchema, notServed);
    const entry = { documentId, locale: await localeOf(strapi, type.uid, read(query, ctx.query).locale) };
    const allowed = await allowedOn(strapi, type, entry, ctx.state);
    answer(ctx, publishingOfEntrySchema, allowed ? await ofEntry(strapi, type, entry, allowed) : notServed);
  },
});
