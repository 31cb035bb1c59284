import type { Core } from "@strapi/strapi";
import { z } from "zod";

const schemaSchema = z.object({
  attributes: z.record(z.string(), z.object({ relation: z.string().optional(), mappedBy: z.string().optional() })),
});

/** Relations whose entries belong to one entry alone: a copy would take them from the original. */
function ownedRelations(contentType: unknown): string[] {
  return Object.entries(schemaSchema.parse(contentType).attributes).flatMap(([name, { relation = "", mappedBy }]) =>
    mappedBy !== undefined && ["oneToMany", "oneToOne"].includes(relation) ? [name] : [],
  );
}

/** A copy begins without the entries that belong to its original alone. Of the site's own content see duplicates. */
export function cloneWithoutOwnedRelations(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.action !== "clone") return next();
    const cleared = Object.fromEntries(
      ownedRelations(strapi.contentType(context.uid)).map((name) => [name, { set: [] }]),
    );
    if (Object.keys(cleared).length === 0) return next();
    const { data } = z.object({ data: z.record(z.string(), z.unknown()).optional() }).parse(context.params);
    Object.assign(context.params, { data: { ...data, ...cleared } });
    return next();
  });
}
