import { isValues, listOf } from "./normalize-value";

const idOf = (value: unknown): unknown => (isValues(value) ? value.id : undefined);

function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return isValues(value) ? [value.id, ...Object.values(value).flatMap(idsIn)] : [];
}

/** Files and relations are named by their numbers, which stay. */
const isNamed = (value: Readonly<Record<string, unknown>>) =>
  "mime" in value || "connect" in value || "disconnect" in value;

function renumbered(value: unknown, read: unknown, theirs: unknown, known: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) {
    const [before, after] = [listOf(read), listOf(theirs)];
    return value.map((item: unknown) => {
      const position = before.findIndex((row) => idOf(row) !== undefined && idOf(row) === idOf(item));
      return renumbered(item, before[position], after[position], known);
    });
  }
  if (!isValues(value) || isNamed(value)) return value;
  const part = (values: unknown, name: string) => (isValues(values) ? values[name] : undefined);
  const inner = Object.entries(value).map(([name, item]): [string, unknown] => [
    name,
    renumbered(item, part(read, name), part(theirs, name), known),
  ]);
  const own: Record<string, unknown> = Object.fromEntries(inner);
  if (!("id" in value) || known.has(value.id)) return own;
  const { id: _removed, ...rest } = own;
  return idOf(theirs) === undefined ? rest : { ...rest, id: idOf(theirs) };
}

/**
 * A component of a form as it may be saved over another version of its entry. Another save may have written its rows anew,
 * under other numbers, and Strapi refuses a number that the entry does not have: a row takes the number of the row that
 * stands in its place now, or becomes a new one.
 */
export const remapIds = (mine: unknown, read: unknown, theirs: unknown): unknown =>
  renumbered(mine, read, theirs, new Set(idsIn(theirs).filter((id) => id !== undefined)));
