import { FetchError, getFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import useSWR, {
  mutate,
  SWRConfig,
  type State,
  type Revalidator,
  type RevalidatorOptions,
  type SWRResponse,
} from "swr";
import { inAdminLanguage } from "../language/in-admin-language.js";

/** State of a screen's query: waiting, loaded or unreachable. */
export type QueryState<Answer> = { state: "waiting" } | { state: "loaded"; answer: Answer } | { state: "unreachable" };

/** That of a shared query may also be closed: forbidden to this user. */
export type SharedQueryState<Answer> = QueryState<Answer> | { state: "closed" };

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

const { cache } = SWRConfig.defaultValue;

const isForbidden = (failure: unknown) => failure instanceof FetchError && failure.status === 403;
/** Another try gets the same answer. */
const isFinal = (failure: unknown) => failure instanceof FetchError && (failure.status ?? 500) < 500;

/** Milliseconds before each retry: a CMS that restarts answers soon after. */
const pauses = [500, 2_000];
/** Failures after which another try follows: they are not shown. */
const retried = new WeakSet<Error>();

/** swr calls this before it stores the failure. With an answer in view the next reload is the next try. */
export function retryQuery(
  failure: Error,
  key: string,
  _settings: unknown,
  revalidate: Revalidator,
  { retryCount, dedupe }: Required<RevalidatorOptions>,
): void {
  const pause = pauses[retryCount - 1];
  if (pause === undefined || isFinal(failure) || cache.get(key)?.data !== undefined) return;
  retried.add(failure);
  setTimeout(() => void revalidate({ retryCount, dedupe }), pause);
}

const settings = {
  /** An answer is used again for a minute, a failure never. */
  dedupingInterval: 60_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onErrorRetry: retryQuery,
};

type Response<Answer> = Pick<SWRResponse<Answer, Error>, "data" | "error" | "isValidating">;

const hasFailed = ({ error, isValidating }: Response<unknown>) =>
  error !== undefined && !isValidating && !retried.has(error);

/** After a failed reload the answer may be outdated, and is not used until the next one. */
export function queryState<Answer>(response: Response<Answer>): QueryState<Answer> {
  const { data, error } = response;
  if (hasFailed(response) || (data !== undefined && error !== undefined)) return { state: "unreachable" };
  return data === undefined ? { state: "waiting" } : { state: "loaded", answer: data };
}

/** The options of a field stay when a reload fails. */
export function sharedQueryState<Answer>(response: Response<Answer>): SharedQueryState<Answer> {
  const { data, error } = response;
  if (hasFailed(response) && isForbidden(error)) return { state: "closed" };
  return data === undefined ? queryState(response) : { state: "loaded", answer: data };
}

let openings = 0;
const openingOf = (path: string) => ({ path, key: `opening ${(openings += 1)} ${path}` });

/**
 * A query of one screen. Each opening has its own place in the cache, until the screen closes: an earlier answer must never
 * fill a form. `reload` fetches again; the last answer stays until then.
 */
export function useQuery<Answer>(
  path: string,
  read: (data: unknown) => Answer,
): { query: QueryState<Answer>; reload: () => void } {
  const [opening, setOpening] = useState(() => openingOf(path));
  if (opening.path !== path) setOpening(openingOf(path));
  const { key } = opening;
  const fetch = async () => read((await getFetchClient().get<unknown>(path, inAdminLanguage())).data);
  const { data, error, isValidating, mutate: refetch } = useSWR<Answer, Error>(key, fetch, settings);
  useEffect(() => () => void cache.delete(key), [key]);
  const reload = useCallback(() => void refetch(), [refetch]);
  return { query: queryState({ data, error, isValidating }), reload };
}

let queries = 0;

/** A query shared by several components, fetched once for all who ask within a minute. */
export function sharedQuery<Answer>(
  read: (get: (path: string) => Promise<unknown>, key: string) => Promise<Answer>,
): SharedQuery<Answer> {
  queries += 1;
  const name = `query ${queries}`;
  const cacheKey = (key: string) => `${name} ${key}`;
  return {
    cacheKey,
    fetch: (key) => read(async (path) => (await getFetchClient().get<unknown>(path)).data, key),
    read: (key) => {
      const known: State<Answer, Error> | undefined = cache.get(cacheKey(key));
      return known?.data;
    },
    reload: (key) => void mutate(cacheKey(key)),
  };
}

/** The answer to a query once it is loaded; fetches nothing for null. */
export function useSharedQuery<Answer>(
  query: SharedQuery<Answer>,
  key: string | null,
): { query: SharedQueryState<Answer>; reload: () => void } {
  const cacheKey = key === null ? null : query.cacheKey(key);
  const fetch = () => query.fetch(key ?? "");
  const { data, error, isValidating, mutate: refetch } = useSWR<Answer, Error>(cacheKey, fetch, settings);
  const reload = useCallback(() => void refetch(), [refetch]);
  return { query: sharedQueryState({ data, error, isValidating }), reload };
}
