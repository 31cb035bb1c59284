import { inboxFilterSchema, inboxQuerySchema, type InboxFilter } from "@gevel/config";

const names = ["form", "office", "agent", "state", "assignee", "search"] as const;

export interface InboxParams {
  filter: InboxFilter;
  page: number;
}

/** The filters in the inbox's address; invalid ones are ignored, each by itself. */
export function parseInboxParams(search: URLSearchParams): InboxParams {
  const { shape } = inboxQuerySchema;
  const known = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && value !== "" && shape[name].safeParse(value).success ? [[name, value] as const] : [];
  });
  const page = shape.page.safeParse(search.get("page") ?? undefined);
  return { filter: inboxFilterSchema.parse(Object.fromEntries(known)), page: page.success ? page.data : 1 };
}

/** The address with one filter changed, from the first page; an empty value removes the filter. */
export function withInboxParam(search: URLSearchParams, name: (typeof names)[number], value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete("page");
  if (value === "") changed.delete(name);
  else changed.set(name, value);
  return changed;
}
