import type { ImportRecord } from "@gevel/config";

type Ending = ImportRecord["ending"];

/** The values of the column, which is ten characters wide: the names of version 0.1.0. */
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

/** The ending of a stored value; an unknown one counts as our own failure. */
export const endingOf = (stored: string): Ending => endings.get(stored) ?? "failed";
