import { accountsEn } from "../accounts/texts/accounts-en";
import { historyEn } from "../history/texts/history-en";
import { reportsEn } from "../reports/texts/reports-en";
import { statisticsEn } from "../statistics/texts/statistics-en";

/** Every text of this plugin's screens; the other languages have the same keys. Each room has words of its own. */
export const en = {
  ...accountsEn,
  ...historyEn,
  ...reportsEn,
  ...statisticsEn,
  "owner-stats.menu": "Owners",
  "owner-stats.parts": "Parts of the owners",
} as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
