import { FetchError, getFetchClient } from "@strapi/strapi/admin";
import { withRetries } from "./with-retries.js";
import useSWR, { mutate } from "swr";

/** State of a query: waiting, loaded, forbidden to this user, or unreachable. */
export type SharedQueryState<Answer> =
  | { state: "waiting" }
  | { state: "loaded"; answer: Answer }
  | { state: "closed" }
  | { state: "unreachable" };

/** A list that is fetched as a field shows it; `reload` asks for it once more. */
export interface QueryStatus {
  state: SharedQueryState<unknown>["state"];
  reload: () => void;
}

interface SharedQuery<Answer> {
  fetch: (key: string) => Promise<Answer>;
  /** Of this query and key, in the cache of all. */
  cacheKey: (key: string) => string;
  /** What is known now, without asking for it. */
  read: (key: string) => Answer | undefined;
  reload: (key: string) => void;
}

const isForbiddenError = (failure: unknown) => failure instanceof FetchError && failure.status === 403;

let queries = 0;

/**
 * A query shared by several components of a screen. A component's own client would abort the request for all of them on
 * unmount.
 */
export function sharedQuery<Answer>(
  read: (get: (path: string) => Promise<unknown>, key: string) => Promise<Answer>,
): SharedQuery<Answer> {
  queries += 1;
  const name = `query ${queries}`;
  const cacheKey = (key: string) => `${name} ${key}`;
  const ask = (key: string) => read(async (path) => (await getFetchClient().get<unknown>(path)).data, key);
  /** swr's cache has no types. */
  const answers = new Map<string, Answer>();
  return {
    cacheKey,
    fetch: async (key) => {
      const answer = await withRetries(() => ask(key), isForbiddenError);
      answers.set(key, answer);
      return answer;
    },
    read: (key) => answers.get(key),
    reload: (key) => void mutate(cacheKey(key)),
  };
}

const settings = {
  /** An answer is used again for a minute, a failure never. */
  dedupingInterval: 60_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** The answer to a query once it is loaded; fetches nothing for null. */
export function useSharedQuery<Answer>(
  query: SharedQuery<Answer>,
  key: string | null,
): { query: SharedQueryState<Answer>; reload: () => void } {
  const {
    data,
    error,
    isValidating,
    mutate: refetch,
  } = useSWR<Answer, unknown>(key === null ? null : query.cacheKey(key), () => query.fetch(key ?? ""), settings);
  return { query: stateOf(data, error, isValidating), reload: () => void refetch() };
}

function stateOf<Answer>(data: Answer | undefined, error: unknown, running: boolean): SharedQueryState<Answer> {
  if (isForbiddenError(error) && !running) return { state: "closed" };
  if (data !== undefined) return { state: "loaded", answer: data };
  return { state: error !== undefined && !running ? "unreachable" : "waiting" };
}
