import { accountsNl } from "../accounts/texts/accounts-nl";
import { historyNl } from "../history/texts/history-nl";
import { reportsNl } from "../reports/texts/reports-nl";
import type { Texts } from "./en";

export const nl: Texts = { ...accountsNl, ...historyNl, ...reportsNl, "owner-stats.menu": "Eigenaars" };
