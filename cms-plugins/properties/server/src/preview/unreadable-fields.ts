import type { z } from "zod";

/** What the public is told of a place is made of these. */
const sourceFields: Readonly<Record<string, readonly string[]>> = { point: ["latitude", "longitude"] };

/** The fields of a form that make of an item what the site cannot read: a date or number that is half typed. */
export function unreadableFields(shown: unknown, schema: z.ZodType): string[] {
  const names = schema.safeParse(shown).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...new Set(names.flatMap((name) => sourceFields[name] ?? [name]))];
}
