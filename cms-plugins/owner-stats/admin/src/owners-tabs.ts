import type { Right } from "./permissions";
import type { MessageId } from "./use-messages";

/** The parts behind the menu's link, in order; hides those the user may not open. */
export const ownersTabs = [
  { path: "accounts", name: "owner-stats.accounts.nav.accounts", right: "readAccounts" },
  { path: "logins", name: "owner-stats.accounts.nav.logins", right: "readAccounts" },
  { path: "statistics", name: "owner-stats.statistics.title", right: "readStatistics" },
  { path: "reports", name: "owner-stats.reports.title", right: "readReports" },
] as const satisfies readonly { path: string; name: MessageId; right: Right }[];
