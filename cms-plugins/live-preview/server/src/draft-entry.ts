import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Merges the values of a form with the stored entry: the entry as if it were saved now. */

const attributeSchema = z.object({
  type: z.string(),
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  multiple: z.boolean().optional(),
  relation: z.string().optional(),
});
export type Attributes = Readonly<Record<string, z.infer<typeof attributeSchema>>>;
export const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** The fields of a content type or component. */
export const attributesIn = (strapi: Core.Strapi) => {
  const schemas: Readonly<Record<string, unknown>> = { ...strapi.contentTypes, ...strapi.components };
  return (uid: string): Attributes => schemaSchema.parse(schemas[uid]).attributes;
};

export type Fields = Readonly<Record<string, unknown>>;

const fields = z.record(z.string(), z.unknown());
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : [value]).filter(isFields);

/** The form does not contain the identity and timestamps of the version. */
const versionKeys = ["id", "documentId", "locale", "publishedAt", "createdAt", "updatedAt"];

const reference = z.object({ documentId: z.string() });
const position = z.object({
  before: z.string().optional(),
  after: z.string().optional(),
  start: z.boolean().optional(),
});
const chosen = z
  .object({
    documentId: z.string().optional(),
    apiData: z.object({ documentId: z.string(), position: position.optional() }).optional(),
  })
  .transform(({ documentId, apiData }) => ({ id: apiData?.documentId ?? documentId, at: apiData?.position ?? {} }));
const changes = z.object({ connect: z.array(chosen).default([]), disconnect: z.array(chosen).default([]) });

/** A relation in the format of Strapi's form: the additions and removals since it was read, each with its position. */
export function draftRelation(stored: unknown, value: unknown): { documentId: string }[] {
  const ids = listOf(stored).flatMap((one) => reference.safeParse(one).data?.documentId ?? []);
  if (Array.isArray(value)) return value.flatMap((one) => reference.safeParse(one).data ?? []);
  const { connect, disconnect } = changes.catch({ connect: [], disconnect: [] }).parse(value);
  const moved = [...connect, ...disconnect].map(({ id }) => id);
  const list = ids.filter((id) => !moved.includes(id));
  for (const { id, at } of connect) {
    if (id === undefined) continue;
    const before = at.before === undefined ? -1 : list.indexOf(at.before);
    const after = at.after === undefined ? -1 : list.indexOf(at.after);
    if (at.start) list.unshift(id);
    else if (before >= 0) list.splice(before, 0, id);
    else if (after >= 0) list.splice(after + 1, 0, id);
    else list.push(id);
  }
  return list.map((documentId) => ({ documentId }));
}

/** `attributesOf` knows content types and components by their uid. */
export function draftEntry(
  uid: string,
  stored: Fields,
  typed: Fields,
  attributesOf: (uid: string) => Attributes,
): Record<string, unknown> {
  const part = (component: string | undefined, before: unknown) => (value: Fields) => {
    const name = typeof value.__component === "string" ? value.__component : (component ?? "");
    // The relations of a stored component contain only the changes.
    const own = listOf(before).find(({ id }) => id !== undefined && id === value.id) ?? {};
    return { __component: name, ...draftEntry(name, own, value, attributesOf) };
  };
  const entry: Record<string, unknown> = { ...stored };
  for (const [name, { type, component, repeatable, multiple, relation }] of Object.entries(attributesOf(uid))) {
    if (!(name in typed) || versionKeys.includes(name)) continue;
    const [before, value] = [stored[name], typed[name]];
    if (type === "relation") {
      const list = draftRelation(before, value);
      entry[name] = /many$/i.test(relation ?? "") ? list : list.at(-1);
    } else if (type === "media") entry[name] = multiple ? listOf(value) : listOf(value)[0];
    else if (type === "dynamiczone" || (component !== undefined && repeatable))
      entry[name] = listOf(value).map(part(component, before));
    else if (component !== undefined) entry[name] = isFields(value) ? part(component, before)(value) : undefined;
    else entry[name] = value;
  }
  return entry;
}

/** A half-typed value that cannot be parsed keeps its stored value. */
export function parseableEntry(
  stored: Fields,
  typed: Fields,
  parse: (entry: Fields) => z.ZodError | undefined,
): Fields {
  const error = parse(typed);
  if (error === undefined) return typed;
  const unreadable = error.issues.map(({ path: [name] }) => String(name));
  const remaining = Object.entries(typed).filter(([name]) => !unreadable.includes(name));
  return {
    ...Object.fromEntries(remaining),
    ...fields.parse(Object.fromEntries(unreadable.map((name) => [name, stored[name]]))),
  };
}
