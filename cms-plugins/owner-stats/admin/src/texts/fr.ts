import { accountsFr } from "../accounts/texts/accounts-fr";
import { historyFr } from "../history/texts/history-fr";
import type { Texts } from "./en";

export const fr: Texts = { ...accountsFr, ...historyFr, "owner-stats.menu": "Propriétaires" };
