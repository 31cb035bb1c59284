import type { QueryState } from "./use-query.js";

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
