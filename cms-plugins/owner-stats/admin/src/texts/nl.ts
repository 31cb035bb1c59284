import { accountsNl } from "../accounts/texts/accounts-nl";
import { historyNl } from "../history/texts/history-nl";
import { reportsNl } from "../reports/texts/reports-nl";
import { statisticsNl } from "../statistics/texts/statistics-nl";
import type { Texts } from "./en";

export const nl: Texts = {
  ...accountsNl,
  ...historyNl,
  ...reportsNl,
  ...statisticsNl,
  "owner-stats.menu": "Eigenaars",
  "owner-stats.parts": "Onderdelen van de eigenaars",
};
