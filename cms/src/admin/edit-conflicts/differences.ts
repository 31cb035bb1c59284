import { isValues, listOf, normalizeValue } from "./normalize-value";

/** Where a form and the stored entry differ. */
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
  /** The entry as the server gave it when the form was filled, and as it gives it now. */
  read: object;
  theirs: object;
}

const at = (values: object, field: string): unknown => Reflect.get(values, field);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields whose value this form changed since it was filled; relations are sent as what is added and taken out. */
export const changedFields = (initial: object, mine: object): string[] =>
  Object.keys(mine).filter(
    (field) => !same(normalizeValue(at(initial, field), "form"), normalizeValue(at(mine, field), "form")),
  );

/**
 * What staff choose between, if anything: nobody else's change, no choice. A form and a server keep relations in ways that
 * cannot be compared, so each of the two is compared with itself.
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

/** One related entry as a form has it, or none. */
interface Replaced {
  field: string;
  /** Document id of what stood there when the form was filled. */
  before: string | null;
  after: { documentId: string; label: string } | null;
}

const documentOf = (relation: unknown): string | null => {
  if (!isValues(relation)) return null;
  const { documentId } = isValues(relation.apiData) ? relation.apiData : relation;
  return typeof documentId === "string" ? documentId : null;
};

/** Relations to one entry that this form replaces; those to many are added to and taken from, and merge by themselves. */
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
