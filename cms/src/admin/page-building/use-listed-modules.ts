import { fetched, useFetched, type Fetching } from "@gevel/kit/admin";
import { useEffect } from "react";
import { z } from "zod";

const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) });

/** The modules that a stored page lists in a language. */
const listedBy = fetched(async (get, key) => {
  const [id = "", language = ""] = key.split(" ");
  const query = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const answer = await get(`/content-manager/relations/api::page.page/${id}/modules?${query}`);
  return foundSchema.parse(answer).results.map(({ documentId }) => documentId);
});

export function useListedModules(page: string, language: string): { listed: readonly string[]; fetching: Fetching } {
  const { asked, again } = useFetched(listedBy, `${page} ${language}`);
  // The page may have been saved since it was last asked for.
  useEffect(() => again(), [again]);
  return { listed: asked.state === "here" ? asked.answer : [], fetching: { state: asked.state, again } };
}
