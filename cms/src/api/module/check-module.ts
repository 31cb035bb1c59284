import { z } from "zod";
import type { EntryContext } from "../../content/entry-context";
import type { Problem } from "@gevel/core";
import { ownComponentUids } from "./own-kinds";
import { entryComponentUids, relationKinds } from "./relation-kinds";

const entry = z.looseObject({ __component: z.enum(entryComponentUids) });
/** It has nothing to choose. */
const own = z.object({ __component: z.enum(ownComponentUids) }).transform(() => null);
const moduleSchema = z.object({ relations: z.array(z.union([entry, own])) });

/** A module is published only when each of its contents is chosen; a draft may be incomplete. */
export async function checkModule({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  if (!published) return [];
  const componentPopulate: Record<string, object> = Object.fromEntries(ownComponentUids.map((uid) => [uid, {}]));
  const on = Object.entries(relationKinds).reduce(
    (result, [uid, { field }]) => ({ ...result, [uid]: { populate: { [field]: { select: ["documentId"] } } } }),
    componentPopulate,
  );
  // Reads the draft: the content chosen there may itself be unpublished.
  const draft: unknown = await strapi.db
    .query("api::module.module")
    .findOne({ where: { documentId, locale, publishedAt: null }, populate: { relations: { on } } });
  if (draft === null) return [];
  return moduleSchema.parse(draft).relations.flatMap((relation, index) => {
    if (relation === null) return [];
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
