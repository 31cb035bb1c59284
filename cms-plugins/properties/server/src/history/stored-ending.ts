import type { ImportRecord } from "@gevel/config";

type Ending = ImportRecord["ending"];

/** As the column has it: ten characters wide, with the words of version 0.1.0. */
export const storedEndings = {
  succeeded: "done",
  rejected: "refused",
  failed: "failed",
  interrupted: "broken-off",
  running: "running",
} as const satisfies Record<Ending, string>;

const endings = new Map<string, Ending>([
  ["done", "succeeded"],
  ["refused", "rejected"],
  ["failed", "failed"],
  ["broken-off", "interrupted"],
  ["running", "running"],
]);

/** The ending that a stored word means; an unknown one is a failure of ours. */
export const endingOf = (stored: string): Ending => endings.get(stored) ?? "failed";
