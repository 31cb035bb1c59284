import { isValues } from "./normalize-value";

/** By custom field, the message id of a member's label. */
const memberFields = new Map<string, (member: string) => string>();

/**
 * A custom field that is one to Strapi and to staff as many as it has members: they are compared and saved one by one. The
 * application names it in its admin's bootstrap step.
 */
export function compareByMember(customField: string, labelId: (member: string) => string): void {
  memberFields.set(customField, labelId);
}

const customFieldOf = (attribute: object): string =>
  "customField" in attribute && typeof attribute.customField === "string" ? attribute.customField : "";

export const isComparedByMember = (attribute: object): boolean => memberFields.has(customFieldOf(attribute));

/** Null where the field is not compared by member. */
export const memberLabelId = (attribute: object, member: string): string | null =>
  memberFields.get(customFieldOf(attribute))?.(member) ?? null;

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
