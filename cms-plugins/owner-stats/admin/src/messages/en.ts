import { accountsEn } from "../accounts/messages/accounts-en";
import { historyEn } from "../history/messages/history-en";
import { reportsEn } from "../reports/messages/reports-en";
import { statisticsEn } from "../statistics/messages/statistics-en";

/** Every text of this plugin's screens; the other languages have the same keys. Each feature has its own. */
export const en = {
  ...accountsEn,
  ...historyEn,
  ...reportsEn,
  ...statisticsEn,
  "owner-stats.menu": "Owners",
  "owner-stats.parts": "Parts of the owners",
} as const;

export type Messages = Readonly<Record<keyof typeof en, string>>;
