import type { QueryState } from "@gevel/core/admin";
import { useState } from "react";

/** What was here last, while the next is on its way: a list does not vanish under whoever reads it. */
export function useLastResult<Answer>(query: QueryState<Answer>): Answer | null {
  const [last, setLast] = useState<Answer | null>(null);
  if (query.state === "loaded" && query.answer !== last) setLast(query.answer);
  return query.state === "loaded" ? query.answer : last;
}
