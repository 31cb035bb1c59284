import type { Texts } from "./en";

export const fr: Texts = { "owner-stats.menu": "Propriétaires" };
