import { historyFr } from "../history/texts/history-fr";
import type { Texts } from "./en";

export const fr: Texts = { ...historyFr, "owner-stats.menu": "Propriétaires" };
