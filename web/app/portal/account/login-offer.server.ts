import type { SiteTree } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";

export interface LoginOffer {
  /** What an owner sees once in, a line each. */
  shows: string[];
  /** For who has no invitation yet. */
  offices: { name: string; phone: string }[];
}

const shown = ["views", "letter", "documents"] as const;

/** What stands beside the login's form: why one would log in, and whom to call. */
export function loginOffer({ language, config }: Pick<SiteTree, "language" | "config">): LoginOffer {
  return {
    shows: shown.map((name) => textOf(language, `login.shows.${name}`)),
    offices: config.offices.flatMap(({ name, city, phone }) => (phone ? [{ name: name || city, phone }] : [])),
  };
}
