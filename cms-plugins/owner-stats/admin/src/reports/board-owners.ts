import type { ReportBoardRow } from "@gevel/config";

/** The owner of two listings counts once. */
const persons = (emails: readonly string[]): number => new Set(emails).size;

/** How many are to have a report and have none yet. */
export const owedOwners = (rows: readonly Pick<ReportBoardRow, "owed">[]): number =>
  persons(rows.flatMap(({ owed }) => owed.map(({ email }) => email)));

/** The number of owners whose last mail about a listing failed: a successful retry counts as delivered. */
export const unreachedOwners = (rows: readonly Pick<ReportBoardRow, "deliveries">[]): number =>
  persons(
    rows.flatMap(({ deliveries }) =>
      [...new Map(deliveries.map((each) => [each.email, each])).values()].flatMap(({ state, email }) =>
        state === "dead" ? [email] : [],
      ),
    ),
  );
