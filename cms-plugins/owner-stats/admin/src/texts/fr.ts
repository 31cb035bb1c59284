import { accountsFr } from "../accounts/texts/accounts-fr";
import { historyFr } from "../history/texts/history-fr";
import { reportsFr } from "../reports/texts/reports-fr";
import { statisticsFr } from "../statistics/texts/statistics-fr";
import type { Texts } from "./en";

export const fr: Texts = {
  ...accountsFr,
  ...historyFr,
  ...reportsFr,
  ...statisticsFr,
  "owner-stats.menu": "Propriétaires",
  "owner-stats.parts": "Parties des propriétaires",
};
