import type { FieldError } from "@gevel/config";

/** The numbers of the property types there are; null where nobody asks. */
export type KnownTypes = ReadonlySet<number> | null;

/** Of no type: on the site, found by every filter but that of the type. */
const none = 0;
const listed = 30;

/** The numbers that neither the house nor the batch knows, by the field that names each. */
export function unknownTypes(
  named: readonly (readonly [field: string, webId: number | null])[],
  types: KnownTypes,
): FieldError[] {
  if (types === null) return [];
  const unknown = named.filter(([, webId]) => webId !== null && webId !== none && !types.has(webId));
  if (unknown.length === 0) return [];
  const numbers = [...types].sort((a, b) => a - b);
  const known = numbers.slice(0, listed).join(", ") + (numbers.length > listed ? ", …" : "");
  return unknown.map(([field, webId]) => ({
    field,
    message:
      `${String(webId)} is the webId of no property type (known are ${known}); ` +
      "send the type along in propertyTypes or make it in the admin, or send 0 where it has none",
  }));
}
