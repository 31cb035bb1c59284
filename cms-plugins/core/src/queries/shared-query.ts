import { QueryCache, type SharedQueryState } from "./query-cache.js";
import { FetchError, getFetchClient } from "@strapi/strapi/admin";
import { useCallback, useSyncExternalStore } from "react";

/** A list that is fetched as a field shows it; `again` asks for it once more. */
export interface QueryStatus {
  state: SharedQueryState<unknown>["state"];
  reload: () => void;
}

const isForbiddenError = (failure: unknown) => failure instanceof FetchError && failure.status === 403;

/** What many parts of a screen ask the CMS for; a component's own client would abort the request of all when it leaves. */
export const sharedQuery = <Answer>(read: (get: (path: string) => Promise<unknown>, key: string) => Promise<Answer>) =>
  new QueryCache<Answer>({
    fetch: (key) => read(async (path) => (await getFetchClient().get<unknown>(path)).data, key),
    isForbidden: isForbiddenError,
  });

const noop = () => undefined;
const notRequested = { state: "waiting" } as const;

/** The answer to a question, once it is known; asks nothing for null. */
export function useSharedQuery<Answer>(
  cache: QueryCache<Answer>,
  key: string | null,
): { query: SharedQueryState<Answer>; reload: () => void } {
  const query = useSyncExternalStore(
    useCallback((listener: () => void) => (key === null ? noop : cache.subscribe(key, listener)), [cache, key]),
    () => (key === null ? notRequested : cache.read(key)),
  );
  const reload = useCallback(() => {
    if (key !== null) cache.reload(key);
  }, [cache, key]);
  return { query, reload };
}
