import { sharedQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";
import { z } from "zod";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const foundSchema = z.object({
  results: z.array(
    z
      .object({ documentId: z.string(), name: text, title: text })
      .transform(({ documentId, name, title }) => ({ id: documentId, name: name || title || documentId })),
  ),
});

/** By type and language; a hundred are more than a list of choices bears. */
const entriesOf = sharedQuery(async (get, key) => {
  const [uid = "", language = ""] = key.split(" ");
  const searchParams = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const { results } = foundSchema.parse(await get(`/content-manager/collection-types/${uid}?${searchParams}`));
  return results.sort((a, b) => a.name.localeCompare(b.name));
});

type Entry = z.infer<typeof foundSchema>["results"][number];

/** The entries of a type that a module may show, by the names that staff gave them; null until they are known. */
export function useEntries(
  uid: string | null,
  language: string,
): { entries: readonly Entry[] | null; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(entriesOf, uid === null ? null : `${uid} ${language}`);
  return { entries: query.state === "loaded" ? query.answer : null, fetching: { state: query.state, reload } };
}
