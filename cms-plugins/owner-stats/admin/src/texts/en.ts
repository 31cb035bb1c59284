import { accountsEn } from "../accounts/texts/accounts-en";
import { historyEn } from "../history/texts/history-en";
import { reportsEn } from "../reports/texts/reports-en";

/** Every text of this plugin's screens; the other languages have the same keys. Each room has words of its own. */
export const en = { ...accountsEn, ...historyEn, ...reportsEn, "owner-stats.menu": "Owners" } as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
