import { isValues } from "./normalize-value";

/** The custom field of a listing's attributes: one field to Strapi, to staff as many as there are attributes. */
export const attributesField = "plugin::properties.attributes";

/** The members of a value, each by the path of its own. */
function membersOf(field: string, value: unknown): [string, unknown][] {
  return isValues(value) ? Object.entries(value).map(([key, member]) => [`${field}.${key}`, member]) : [];
}

/** The values with each member of these fields as its own entry. */
export const spreadMembers = (fields: readonly string[], values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      fields.includes(name) ? membersOf(name, value) : [[name, value]],
    ),
  );

/** The part of a field that is sent: the changed members, since the server leaves the others as they are. */
export function changedMembers(field: string, value: unknown, changed: readonly string[]): Record<string, unknown> {
  const own = new Map(membersOf(field, value));
  const paths = changed.filter((path) => path.startsWith(`${field}.`));
  return Object.fromEntries(paths.map((path) => [path.slice(field.length + 1), own.get(path) ?? null]));
}
