import { accountsNl } from "../accounts/texts/accounts-nl";
import type { Texts } from "./en";

export const nl: Texts = { ...accountsNl, "owner-stats.menu": "Eigenaars" };
