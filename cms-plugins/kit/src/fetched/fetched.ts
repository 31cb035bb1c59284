import { SharedAnswers, type Asked } from "./shared-answers.js";
import { FetchError, getFetchClient } from "@strapi/strapi/admin";
import { useCallback, useSyncExternalStore } from "react";

/** A list that is fetched as a field shows it; `again` asks for it once more. */
export interface Fetching {
  state: Asked<unknown>["state"];
  again: () => void;
}

const isForbidden = (failure: unknown) => failure instanceof FetchError && failure.status === 403;

/** What many parts of a screen ask the CMS for; a component's own client would abort the request of all when it leaves. */
export const fetched = <Answer>(read: (get: (path: string) => Promise<unknown>, key: string) => Promise<Answer>) =>
  new SharedAnswers<Answer>({
    ask: (key) => read(async (path) => (await getFetchClient().get<unknown>(path)).data, key),
    isClosed: isForbidden,
  });

const nothing = () => undefined;
const notAsked = { state: "waiting" } as const;

/** The answer to a question, once it is known; asks nothing for null. */
export function useFetched<Answer>(
  answers: SharedAnswers<Answer>,
  key: string | null,
): { asked: Asked<Answer>; again: () => void } {
  const asked = useSyncExternalStore(
    useCallback((listener: () => void) => (key === null ? nothing : answers.subscribe(key, listener)), [answers, key]),
    () => (key === null ? notAsked : answers.read(key)),
  );
  const again = useCallback(() => {
    if (key !== null) answers.again(key);
  }, [answers, key]);
  return { asked, again };
}
