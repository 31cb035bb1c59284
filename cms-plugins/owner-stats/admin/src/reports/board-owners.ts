import type { ReportBoardRow } from "@gevel/config";

/** Who has two homes is one owner. */
const persons = (emails: readonly string[]): number => new Set(emails).size;

/** How many are to have a report and have none yet. */
export const owedOwners = (rows: readonly Pick<ReportBoardRow, "owed">[]): number =>
  persons(rows.flatMap(({ owed }) => owed.map(({ email }) => email)));

/** How many the last mail about a home did not reach: who was reached the second time was reached. */
export const unreachedOwners = (rows: readonly Pick<ReportBoardRow, "deliveries">[]): number =>
  persons(
    rows.flatMap(({ deliveries }) =>
      [...new Map(deliveries.map((each) => [each.email, each])).values()].flatMap(({ state, email }) =>
        state === "dead" ? [email] : [],
      ),
    ),
  );
