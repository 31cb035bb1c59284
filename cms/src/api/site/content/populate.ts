import type { Core, Struct } from "@strapi/strapi";

interface Populate {
  [attribute: string]: { select?: string[]; populate?: Populate; on?: Record<string, { populate: Populate }> };
}

const mediaFields = ["url", "mime", "width", "height", "alternativeText"];
/** Strapi adds these to every type; none of them is content. */
const notContent = new Set(["createdBy", "updatedBy", "localizations"]);

/** All that belongs to an entry: components whole, files as the site needs them, of relations the document's id. */
export function contentPopulate(strapi: Core.Strapi, schema: Struct.Schema): Populate {
  const result: Populate = {};
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    if (notContent.has(name)) continue;
    if (attribute.type === "relation") result[name] = { select: ["documentId"] };
    else if (attribute.type === "media") result[name] = { select: mediaFields };
    else if (attribute.type === "component") {
      result[name] = { populate: contentPopulate(strapi, strapi.getModel(attribute.component)) };
    } else if (attribute.type === "dynamiczone") {
      const on: Record<string, { populate: Populate }> = {};
      for (const uid of attribute.components) on[uid] = { populate: contentPopulate(strapi, strapi.getModel(uid)) };
      result[name] = { on };
    }
  }
  return result;
}
