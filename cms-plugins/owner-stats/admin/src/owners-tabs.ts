import type { Right } from "./permissions";
import type { Messages } from "./messages/en";

/** The parts behind the menu's link, in order; hides those the user may not open. */
export const ownersTabs = [
  { path: "accounts", name: "owner-stats.accounts.nav.accounts", right: "readAccounts" },
  { path: "logins", name: "owner-stats.accounts.nav.logins", right: "readAccounts" },
  { path: "statistics", name: "owner-stats.statistics.title", right: "readStatistics" },
  { path: "reports", name: "owner-stats.reports.title", right: "readReports" },
] as const satisfies readonly { path: string; name: keyof Messages; right: Right }[];
