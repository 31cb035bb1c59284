import type { QueryState } from "./use-query.js";

/** One question of a screen: an answer that is not what was expected is none. */
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
