import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import { runQuery } from "./run-query.js";
import { inAdminLanguage } from "../language/in-admin-language.js";

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
