import { accountsNl } from "../accounts/texts/accounts-nl";
import { historyNl } from "../history/texts/history-nl";
import type { Texts } from "./en";

export const nl: Texts = { ...accountsNl, ...historyNl, "owner-stats.menu": "Eigenaars" };
