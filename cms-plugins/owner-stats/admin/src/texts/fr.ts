import { accountsFr } from "../accounts/texts/accounts-fr";
import type { Texts } from "./en";

export const fr: Texts = { ...accountsFr, "owner-stats.menu": "Propriétaires" };
