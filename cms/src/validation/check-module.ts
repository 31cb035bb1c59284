import { z } from "zod";
import type { EntryContext } from "./entry-context";
import type { Problem } from "./problem";

const relationFields = {
  "relation.category": { field: "category", name: "a category" },
  "relation.contact": { field: "contact", name: "a contact form" },
  "relation.property-list": { field: "propertyList", name: "a property list" },
  "relation.slider": { field: "slider", name: "a slider" },
  "relation.article": { field: "article", name: "an article" },
} as const;

const moduleSchema = z.object({
  relations: z.array(
    z.looseObject({
      __component: z.enum(
        Object.keys(relationFields).filter((uid): uid is keyof typeof relationFields => uid in relationFields),
      ),
    }),
  ),
});

/** A module goes out only when each of its contents is chosen; a draft may wait for that. */
export async function checkModule({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  if (!published) return [];
  const on = Object.fromEntries(
    Object.entries(relationFields).map(([uid, { field }]) => [
      uid,
      { populate: { [field]: { select: ["documentId"] } } },
    ]),
  );
  // The draft: what is chosen there may itself wait for publication.
  const draft: unknown = await strapi.db
    .query("api::module.module")
    .findOne({ where: { documentId, locale, publishedAt: null }, populate: { relations: { on } } });
  if (draft === null) return [];
  return moduleSchema.parse(draft).relations.flatMap((relation, index) => {
    const { field, name } = relationFields[relation.__component];
    return relation[field]
      ? []
      : [{ path: ["relations", String(index), field], message: `Choose ${name}, or remove this part.` }];
  });
}
