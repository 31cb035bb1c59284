import { accountsEn } from "../accounts/texts/accounts-en";
/** Every text of this plugin's screens; the other languages have the same keys. Each room has words of its own. */
export const en = { ...accountsEn, "owner-stats.menu": "Owners" } as const;

export type Texts = Readonly<Record<keyof typeof en, string>>;
