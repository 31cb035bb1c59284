import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import { inAdminLanguage } from "../language/in-admin-language.js";

/** One query of a screen; an answer of an unexpected shape counts as unreachable. */
export async function runQuery<Answer>(
  fetch: () => Promise<{ data: unknown }>,
  read: (data: unknown) => Answer,
): Promise<QueryState<Answer>> {
  try {
    return { state: "loaded", answer: read((await fetch()).data) };
  } catch {
    return { state: "unreachable" };
  }
}

/** State of a screen's query: waiting, loaded or unreachable. */
export type QueryState<Answer> = { state: "waiting" } | { state: "loaded"; answer: Answer } | { state: "unreachable" };

/**
 * A query of one screen, fetched each time it opens. `read` must stay the same function. `reload` fetches again; the
 * last answer stays until then.
 */
export function useQuery<Answer>(
  path: string,
  read: (data: unknown) => Answer,
): { query: QueryState<Answer>; reload: () => void } {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<{ path: string; query: QueryState<Answer> } | null>(null);
  useEffect(() => {
    let current = true;
    void runQuery(() => get<unknown>(path, inAdminLanguage()), read).then(
      (query) => current && setResult({ path, query }),
    );
    return () => {
      current = false;
    };
  }, [get, path, read, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { query: result?.path === path ? result.query : { state: "waiting" }, reload };
}
