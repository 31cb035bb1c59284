import { fetched, useFetched, type Fetching } from "@gevel/kit/admin";
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
const entriesOf = fetched(async (get, key) => {
  const [uid = "", language = ""] = key.split(" ");
  const query = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const { results } = foundSchema.parse(await get(`/content-manager/collection-types/${uid}?${query}`));
  return results.sort((a, b) => a.name.localeCompare(b.name));
});

type Entry = z.infer<typeof foundSchema>["results"][number];

/** The entries of a type that a module may show, by the names that staff gave them; null until they are known. */
export function useEntries(
  uid: string | null,
  language: string,
): { entries: readonly Entry[] | null; fetching: Fetching } {
  const { asked, again } = useFetched(entriesOf, uid === null ? null : `${uid} ${language}`);
  return { entries: asked.state === "here" ? asked.answer : null, fetching: { state: asked.state, again } };
}
