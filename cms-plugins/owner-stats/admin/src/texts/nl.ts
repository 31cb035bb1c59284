import type { Texts } from "./en";

export const nl: Texts = { "owner-stats.menu": "Eigenaars" };
