import { isValues, listOf, normalizeValue } from "./normalize-value";

/** A difference between a form and the stored entry. */
export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Whether this form changed the field since it was filled. */
  mineChanged: boolean;
  theirsChanged: boolean;
}

interface Readings {
  /** The form as it was filled, and as it is. */
  initial: object;
  mine: object;
  /** The entry as the server returned it when the form was loaded, and as it returns it now. */
  read: object;
  theirs: object;
}

const at = (values: object, field: string): unknown => Reflect.get(values, field);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields whose value this form changed since it was loaded; relations are sent as additions and removals. */
export const changedFields = (initial: object, mine: object): string[] =>
  Object.keys(mine).filter(
    (field) => !same(normalizeValue(at(initial, field), "form"), normalizeValue(at(mine, field), "form")),
  );

/**
 * The differences to decide, if any: none without another editor's change. Form and server represent relations in ways
 * that cannot be compared, so each is compared with itself.
 */
export function differencesOf(fields: readonly string[], { initial, mine, read, theirs }: Readings): Difference[] {
  const own = changedFields(initial, mine);
  const found = fields
    .map((field) => ({
      field,
      mine: at(mine, field),
      theirs: at(theirs, field),
      mineChanged: own.includes(field),
      theirsChanged: !same(normalizeValue(at(read, field), "server"), normalizeValue(at(theirs, field), "server")),
    }))
    .filter(
      (one) => (one.mineChanged || one.theirsChanged) && !same(normalizeValue(one.mine), normalizeValue(one.theirs)),
    );
  return found.some(({ theirsChanged }) => theirsChanged) ? found : [];
}

/** One related entry of a form, or none. */
interface Replaced {
  field: string;
  /** Document id of the related entry when the form was loaded. */
  before: string | null;
  after: { documentId: string; label: string } | null;
}

const documentOf = (relation: unknown): string | null => {
  if (!isValues(relation)) return null;
  const { documentId } = isValues(relation.apiData) ? relation.apiData : relation;
  return typeof documentId === "string" ? documentId : null;
};

/** To-one relations that this form replaces; to-many relations send additions and removals, and merge automatically. */
export function replacedRelations(fields: readonly string[], mine: object): Replaced[] {
  return fields.flatMap((field) => {
    const value = at(mine, field);
    if (!isValues(value)) return [];
    const [after, before] = [listOf(value.connect).at(-1), listOf(value.disconnect)[0]];
    if (after === undefined && before === undefined) return [];
    const documentId = documentOf(after);
    const label = isValues(after) && typeof after.label === "string" ? after.label : (documentId ?? "");
    return [{ field, before: documentOf(before), after: documentId === null ? null : { documentId, label } }];
  });
}
