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
 * Prepares a form's component for saving over another version of its entry. Another save may have rewritten its rows
 * with new ids, and Strapi rejects an id that the entry does not have: a row takes the id of the row now at its
 * position, or becomes a new one.
 */
export const remapIds = (mine: unknown, read: unknown, theirs: unknown): unknown =>
  renumbered(mine, read, theirs, new Set(idsIn(theirs).filter((id) => id !== undefined)));
