import type { PartStep } from "@gevel/config";
import type { ContentAttribute } from "@gevel/core";
import { z } from "zod";

/** The fields of a content type or component that staff write. */
export type FieldsOf = (model: string) => readonly (readonly [field: string, attribute: ContentAttribute])[];
export type Content = Readonly<Record<string, unknown>>;

export const fileUid = "plugin::upload.file";

/** A reference: a file by its id, another entry by its document id. */
export interface Reference {
  kind: "file" | "entry";
  target: string;
  id: string | number;
}

export const keyOf = ({ kind, id }: Reference): string => `${kind}:${id}`;

/** Returns the replacement of a reference; undefined removes it. */
type Visit = (reference: Reference, path: readonly PartStep[]) => unknown;

const named = z.union([z.string(), z.number()]);
const record = z.record(z.string(), z.unknown());
const ofZone = z.looseObject({ __component: z.string() });

function each(value: unknown, one: (item: unknown, place: PartStep[]) => unknown): unknown {
  if (!Array.isArray(value)) return one(value, []) ?? null;
  return value.map((item, index) => one(item, [{ place: index + 1 }])).filter((item) => item !== undefined);
}

/**
 * The content of an entry with each reference replaced by the result of `visit`. Fields no longer in the schema are
 * dropped.
 */
export function mapReferences(
  fieldsOf: FieldsOf,
  model: string,
  content: Content,
  visit: Visit,
  path: readonly PartStep[] = [],
): Record<string, unknown> {
  const read = (
    { type, component, components = [], target = "" }: ContentAttribute,
    value: unknown,
    at: PartStep[],
  ) => {
    if (value === null || value === undefined) return null;
    const reference = (kind: Reference["kind"], to: string) =>
      each(value, (id) =>
        named.safeParse(id).success ? visit({ kind, target: to, id: named.parse(id) }, at) : undefined,
      );
    if (type === "media") return reference("file", fileUid);
    if (type === "relation") return reference("entry", target);
    const part = (of: string, item: unknown, place: PartStep[]) =>
      mapReferences(fieldsOf, of, record.catch({}).parse(item), visit, [...at, ...place]);
    if (component !== undefined) return each(value, (item, place) => part(component, item, place));
    if (type !== "dynamiczone") return value;
    return each(value, (item, place) => {
      const of = ofZone.safeParse(item).data?.__component;
      return of !== undefined && components.includes(of) ? { __component: of, ...part(of, item, place) } : undefined;
    });
  };
  return Object.fromEntries(
    fieldsOf(model)
      .filter(([field]) => field in content)
      .map(([field, attribute]) => [field, read(attribute, content[field], [...path, { model, field }])]),
  );
}

/** Every reference in the content, with its path. */
export function referencesIn(
  fieldsOf: FieldsOf,
  model: string,
  content: Content,
): { reference: Reference; path: readonly PartStep[] }[] {
  const found: { reference: Reference; path: readonly PartStep[] }[] = [];
  mapReferences(fieldsOf, model, content, (reference, path) => void found.push({ reference, path }));
  return found;
}
