import { z } from "zod";
import type { EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";

const relationFields = {
  "relation.category": { field: "category", name: { nl: "een categorie", fr: "une catégorie", en: "a category" } },
  "relation.contact": {
    field: "contact",
    name: { nl: "een contactformulier", fr: "un formulaire de contact", en: "a contact form" },
  },
  "relation.property-list": {
    field: "propertyList",
    name: { nl: "een pandenlijst", fr: "une liste de biens", en: "a property list" },
  },
  "relation.slider": { field: "slider", name: { nl: "een slider", fr: "un diaporama", en: "a slider" } },
  "relation.article": { field: "article", name: { nl: "een artikel", fr: "un article", en: "an article" } },
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
    if (relation[field]) return [];
    const message = {
      nl: `Kies ${name.nl} of verwijder dit onderdeel.`,
      fr: `Choisissez ${name.fr} ou supprimez cette partie.`,
      en: `Choose ${name.en}, or remove this part.`,
    };
    return [{ path: ["relations", String(index), field], message }];
  });
}
