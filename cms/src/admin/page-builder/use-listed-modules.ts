import { sharedQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";
import { useEffect } from "react";
import { z } from "zod";

const foundSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) });

/** The modules that a stored page lists in a language. */
const listedBy = sharedQuery(async (get, key) => {
  const [id = "", language = ""] = key.split(" ");
  const searchParams = new URLSearchParams({ locale: language, pageSize: "100" }).toString();
  const answer = await get(`/content-manager/relations/api::page.page/${id}/modules?${searchParams}`);
  return foundSchema.parse(answer).results.map(({ documentId }) => documentId);
});

export function useListedModules(page: string, language: string): { listed: readonly string[]; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(listedBy, `${page} ${language}`);
  // The page may have been saved since it was last asked for.
  useEffect(() => reload(), [reload]);
  return { listed: query.state === "loaded" ? query.answer : [], fetching: { state: query.state, reload } };
}
