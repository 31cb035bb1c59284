import type { Core } from "@strapi/strapi";
import { z } from "zod";

const types = z.array(z.object({ webId: z.number(), parentWebId: z.number().nullable() }));

/** PROP-2: the number of the type that a type is a kind of, its own where it is none. */
export async function mainTypes(strapi: Core.Strapi): Promise<(webId: number) => number> {
  const found: unknown = await strapi.db
    .query("plugin::properties.property-type")
    .findMany({ select: ["webId", "parentWebId"] });
  const parents = new Map(types.parse(found).map(({ webId, parentWebId }) => [webId, parentWebId]));
  return (webId) => parents.get(webId) || webId;
}
