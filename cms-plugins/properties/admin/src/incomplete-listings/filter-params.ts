import { boardFilterSchema, type BoardFilter } from "@gevel/config";

const names = ["region", "agent", "source", "goal", "lacks"] as const;
export type FilterName = (typeof names)[number];

/** The filter in the board's URL; each invalid value is left out. */
export function parseFilter(search: URLSearchParams): BoardFilter {
  const { shape } = boardFilterSchema;
  const valid = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && value !== "" && shape[name].safeParse(value).success ? [[name, value] as const] : [];
  });
  return boardFilterSchema.parse(Object.fromEntries(valid));
}

/** The address with one filter changed, from the first page; an empty value removes the filter. */
export function withFilterParam(search: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete("page");
  if (value === "") changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** The path of the request to the CMS. */
export function incompletePath(filter: BoardFilter, more: Readonly<Record<string, string | number>>): string {
  const params = Object.entries({ ...filter, ...more }).map(([name, value]) => [name, String(value)]);
  return `/properties/board?${new URLSearchParams(params).toString()}`;
}
