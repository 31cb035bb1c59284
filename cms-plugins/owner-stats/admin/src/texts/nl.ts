import { historyNl } from "../history/texts/history-nl";
import type { Texts } from "./en";

export const nl: Texts = { ...historyNl, "owner-stats.menu": "Eigenaars" };
