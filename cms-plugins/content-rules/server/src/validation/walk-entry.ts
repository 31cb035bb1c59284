import type { Problem } from "@gevel/core";

export interface Attribute {
  type: string;
  component?: string;
  repeatable?: boolean;
  target?: string;
  min?: unknown;
  max?: unknown;
  customField?: string;
}

interface Model {
  attributes: Record<string, Attribute>;
}

export type ModelOf = (uid: string) => Model | undefined;

/** One sent value with its path in the form. */
export interface Field {
  path: Problem["path"];
  model: string;
  name: string;
  attribute: Attribute;
  value: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function* inComponent(uid: unknown, value: unknown, modelOf: ModelOf, path: string[]): Generator<Field> {
  if (typeof uid === "string" && isRecord(value)) yield* fieldsOf(uid, value, modelOf, path);
}

/** Every field of an entry as it was sent, those of components and dynamic zones too. */
export function* fieldsOf(
  uid: string,
  data: Record<string, unknown>,
  modelOf: ModelOf,
  path: string[] = [],
): Generator<Field> {
  for (const [name, attribute] of Object.entries(modelOf(uid)?.attributes ?? {})) {
    const value = data[name];
    if (value === undefined) continue;
    const here = [...path, name];
    yield { path: here, model: uid, name, attribute, value };
    const items = Array.isArray(value)
      ? value.map((item: unknown, index) => ({ item, at: [...here, String(index)] }))
      : [{ item: value, at: here }];
    if (attribute.type === "component")
      for (const { item, at } of items) yield* inComponent(attribute.component, item, modelOf, at);
    if (attribute.type === "dynamiczone")
      for (const { item, at } of items) yield* inComponent(isRecord(item) ? item.__component : null, item, modelOf, at);
  }
}
