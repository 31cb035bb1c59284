import { accountsNl } from "../accounts/messages/accounts-nl";
import { historyNl } from "../history/messages/history-nl";
import { reportsNl } from "../reports/messages/reports-nl";
import { statisticsNl } from "../statistics/messages/statistics-nl";
import type { Messages } from "./en";

export const nl: Messages = {
  ...accountsNl,
  ...historyNl,
  ...reportsNl,
  ...statisticsNl,
  "owner-stats.menu": "Eigenaars",
  "owner-stats.parts": "Onderdelen van de eigenaars",
};
