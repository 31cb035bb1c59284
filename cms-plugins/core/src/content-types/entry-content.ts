import type { Core } from "@strapi/strapi";
import { z } from "zod";

const attributeSchema = z.object({
  type: z.string(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  mappedBy: z.string().optional(),
  target: z.string().optional(),
  multiple: z.boolean().optional(),
});
export type ContentAttribute = z.infer<typeof attributeSchema>;
const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

interface Populate {
  [attribute: string]: { select?: string[]; populate?: Populate; on?: Record<string, { populate: Populate }> };
}

/** Fields that identify the version and are no content; the inverse side of a relation belongs to the other entry. */
const versionFields = [
  ...["id", "documentId", "locale", "localizations", "createdAt", "updatedAt", "publishedAt", "firstPublishedAt"],
  ...["createdBy", "updatedBy"],
];

/** The fields of a content type or component that staff edit, with their Strapi attributes. */
export function contentAttributes(strapi: Core.Strapi, uid: string) {
  const schemas: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  return Object.entries(schemaSchema.parse(schemas[uid]).attributes).filter(
    ([name, { mappedBy }]) => !versionFields.includes(name) && mappedBy === undefined,
  );
}

/** A Strapi populate of everything staff edit in an entry. */
export function populateEntry(strapi: Core.Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, components = [] }] of contentAttributes(strapi, uid)) {
    if (type === "relation") populate[name] = { select: ["documentId"] };
    if (type === "media") populate[name] = { select: ["id"] };
    if (component !== undefined) populate[name] = { populate: populateEntry(strapi, component) };
    if (type === "dynamiczone")
      populate[name] = {
        on: Object.fromEntries(components.map((uid) => [uid, { populate: populateEntry(strapi, uid) }])),
      };
  }
  return populate;
}

const record = z.record(z.string(), z.unknown());
const identified = z.object({ id: z.unknown().optional(), documentId: z.unknown().optional() });

/**
 * A populated entry reduced to what staff wrote, comparable with that of another version of it: components without their
 * numbers, relations as the documents they name, files as their numbers. `names` picks some of its fields.
 */
export function entryContent(
  strapi: Core.Strapi,
  uid: string,
  entry: unknown,
  names?: readonly string[],
): Record<string, unknown> {
  const values = record.parse(entry);
  const part = (uid: string) => (value: unknown) => entryContent(strapi, uid, value);
  const read = (value: unknown, { type, component }: z.infer<typeof attributeSchema>): unknown => {
    if (value === null || value === undefined) return null;
    const each = (one: (item: unknown) => unknown) => (Array.isArray(value) ? value.map(one) : one(value));
    if (type === "relation") return each((item) => identified.parse(item).documentId);
    if (type === "media") return each((item) => identified.parse(item).id);
    if (component !== undefined) return each(part(component));
    if (type === "dynamiczone")
      return each((item) => {
        const { __component } = z.object({ __component: z.string() }).parse(item);
        return { __component, ...part(__component)(item) };
      });
    return value;
  };
  return Object.fromEntries(
    contentAttributes(strapi, uid)
      .filter(([name]) => names === undefined || names.includes(name))
      .map(([name, attribute]) => [name, read(values[name], attribute)]),
  );
}
