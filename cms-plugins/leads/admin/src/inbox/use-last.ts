import type { AskedPage } from "@gevel/kit/admin";
import { useState } from "react";

/** What was here last, while the next is on its way: a list does not vanish under whoever reads it. */
export function useLast<Answer>(asked: AskedPage<Answer>): Answer | null {
  const [last, setLast] = useState<Answer | null>(null);
  if (asked.state === "here" && asked.answer !== last) setLast(asked.answer);
  return asked.state === "here" ? asked.answer : last;
}
