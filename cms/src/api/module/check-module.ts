import { z } from "zod";
import type { EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import { relationComponentUids, relationKinds } from "./relation-kinds";

const moduleSchema = z.object({ relations: z.array(z.looseObject({ __component: z.enum(relationComponentUids) })) });

/** A module goes out only when each of its contents is chosen; a draft may wait for that. */
export async function checkModule({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  if (!published) return [];
  const on = Object.fromEntries(
    Object.entries(relationKinds).map(([uid, { field }]) => [
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
    const { field, one } = relationKinds[relation.__component];
    if (relation[field]) return [];
    const message = {
      nl: `Kies ${one.nl} of verwijder dit onderdeel.`,
      fr: `Choisissez ${one.fr} ou supprimez cette partie.`,
      en: `Choose ${one.en}, or remove this part.`,
    };
    return [{ path: ["relations", String(index), field], message }];
  });
}
