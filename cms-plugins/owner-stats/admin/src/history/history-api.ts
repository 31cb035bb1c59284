import { z } from "zod";
import type { EntryName } from "./entry-forms";

/** Strapi's own address of entries: who may not write or read one is refused there. */
export const entriesPath = (name: EntryName) => `/content-manager/collection-types/plugin::owner-stats.${name}`;

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const page = z.object({
  results: z.array(
    z.object({ documentId: z.string(), at: text, fromDay: text, visitor: text, subject: text, name: text }),
  ),
});
export type LatestEntry = z.infer<typeof page>["results"][number];

export const readLatest = (data: unknown): LatestEntry[] => page.parse(data).results;

/** The latest few of a home. */
export function latestPath(name: EntryName, home: string): string {
  const query = new URLSearchParams({
    ...{ page: "1", pageSize: "3", sort: name === "online-medium" ? "fromDay:DESC" : "at:DESC" },
    "filters[$and][0][property][documentId][$eq]": home,
  });
  return `${entriesPath(name)}?${query.toString()}`;
}
