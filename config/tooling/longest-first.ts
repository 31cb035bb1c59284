import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of which one that began last would run alone at the end. */
const longest = [
  "concurrent-starts",
  "start-crash",
  "search-alerts-crash",
  "mails",
  "mails-crash",
  "reports-crash",
  "subscriptions",
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/tests/integration/${name}.test.ts`));
  return rank < 0 ? longest.length : rank;
};

/** Vitest's own order, which goes by what it remembers of earlier runs and else by size, after those that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
