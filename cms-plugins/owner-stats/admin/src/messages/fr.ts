import { accountsFr } from "../accounts/messages/accounts-fr";
import { historyFr } from "../history/messages/history-fr";
import { reportsFr } from "../reports/messages/reports-fr";
import { statisticsFr } from "../statistics/messages/statistics-fr";
import type { Messages } from "./en";

export const fr: Messages = {
  ...accountsFr,
  ...historyFr,
  ...reportsFr,
  ...statisticsFr,
  "owner-stats.menu": "Propriétaires",
  "owner-stats.parts": "Parties des propriétaires",
};
