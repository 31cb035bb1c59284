import { isDeepStrictEqual } from "node:util";
import type { PartDifference, PartStep } from "@gevel/config";
import type { Content, FieldsOf } from "./references.js";

const isRecord = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces a reference whose name is known: compared by the entry or file it refers to, shown by its name. */
export interface NamedReference {
  $ref: string;
  name: string;
}
const isReference = (value: Content) => typeof value["$ref"] === "string";

/** A value for comparison: empty values and empty lists are null. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (!isRecord(value)) return value;
  if (isReference(value)) return value["$ref"];
  const members = Object.entries(value)
    .map(([name, member]) => [name, plain(member)] as const)
    .filter(([, member]) => member !== null);
  return members.length === 0 ? null : Object.fromEntries(members);
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));

const partOf = (value: unknown): Content => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const componentOf = (value: unknown): unknown => (isRecord(value) ? value["__component"] : undefined);

/** Members of a value that staff see separately: a localized text, the attributes of a listing. */
function memberDifferences(before: unknown, after: unknown, path: readonly PartStep[]): PartDifference[] {
  const [one, other] = [before ?? {}, after ?? {}];
  if (!isRecord(one) || !isRecord(other) || isReference(one) || isReference(other))
    return [{ path: [...path], before, after }];
  const members = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return members
    .filter((member) => !isSame(one[member], other[member]))
    .flatMap((member) => memberDifferences(one[member], other[member], [...path, { member }]));
}

type Compare = (model: string, before: unknown, after: unknown, path: readonly PartStep[]) => PartDifference[];

/** Items of a list in the same position are compared one by one; others are listed whole, as removed or added. */
function listDifferences(
  compare: Compare,
  modelOf: (item: unknown) => string | undefined,
  [before, after]: readonly [unknown, unknown],
  path: readonly PartStep[],
): PartDifference[] {
  const [old, now] = [[...listOf(before)], [...listOf(after)]];
  let start = 0;
  while (start < old.length && start < now.length && isSame(old[start], now[start])) start += 1;
  while (old.length > start && now.length > start && isSame(old.at(-1), now.at(-1))) {
    old.pop();
    now.pop();
  }
  const isReordered = old.length !== now.length;
  const found: PartDifference[] = [];
  for (let index = start; index < Math.max(old.length, now.length); index += 1) {
    const [one, other] = [old[index], now[index]];
    const at = [...path, { place: index + 1 }];
    const model = modelOf(other ?? one);
    if (!isReordered && model !== undefined && componentOf(one) === componentOf(other))
      found.push(...compare(model, one, other, at));
    else if (isReordered) {
      if (one !== undefined) found.push({ path: at, before: one, after: null });
      if (other !== undefined) found.push({ path: at, before: null, after: other });
    } else found.push({ path: at, before: one ?? null, after: other ?? null });
  }
  return found;
}

/** The differences between two contents of an entry, part by part as in its form. */
export function differencesOf(fieldsOf: FieldsOf, model: string, before: Content, after: Content): PartDifference[] {
  const compare: Compare = (of, one, other, path) =>
    fieldsOf(of).flatMap(([field, { type, component, components }]) => {
      const [old, now] = [partOf(one)[field] ?? null, partOf(other)[field] ?? null];
      if (isSame(old, now)) return [];
      const at = [...path, { model: of, field }];
      const isList = Array.isArray(old) || Array.isArray(now);
      if (component !== undefined)
        return isList ? listDifferences(compare, () => component, [old, now], at) : compare(component, old, now, at);
      if (type === "dynamiczone")
        return listDifferences(
          compare,
          (item) => components?.find((each) => each === componentOf(item)),
          [old, now],
          at,
        );
      return ["json", "customField"].includes(type)
        ? memberDifferences(old, now, at)
        : [{ path: at, before: old, after: now }];
    });
  return compare(model, before, after, []);
}

/** The fields of an entry, as its form has them, that differ. */
export const changedFields = (fieldsOf: FieldsOf, model: string, before: Content, after: Content): string[] =>
  fieldsOf(model)
    .map(([field]) => field)
    .filter((field) => !isSame(before[field], after[field]));
