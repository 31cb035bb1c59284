import type { ImportFileProblem, ProblemExample } from "@gevel/config";

/** Enough to find what is meant in the feed. */
const exampleLimit = 5;

type Problem = Pick<ImportFileProblem, "field" | "message" | "done">;

/** Groups problems: the same field, with the same reason and the same action taken. */
const keyOf = ({ field, message, done }: Problem) => `${done}\n${field}\n${message}`;

/** Problems of many listings, each reported once with its count and the first listings that have it. */
export class GroupedProblems {
  readonly #groups = new Map<string, ImportFileProblem>();
  readonly #most: number;
  /** Number of groups beyond the limit. */
  leftOff = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add({ field, message, done }: Problem, examples: readonly ProblemExample[], count = examples.length): void {
    const key = keyOf({ field, message, done });
    const known = this.#groups.get(key);
    if (known) {
      known.count += count;
      known.examples.push(...examples.slice(0, exampleLimit - known.examples.length));
      return;
    }
    if (this.#groups.size >= this.#most) {
      this.leftOff += 1;
      return;
    }
    const [first] = examples;
    const { reference = "", value = "" } = first ?? {};
    this.#groups.set(key, { reference, field, value, message, done, count, examples: examples.slice(0, exampleLimit) });
  }

  /** Most frequent first. */
  get listed(): ImportFileProblem[] {
    return [...this.#groups.values()].toSorted((a, b) => b.count - a.count);
  }
}
