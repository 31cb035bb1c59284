import type { SiteTree } from "@gevel/config";
import { textOf } from "~/i18n/text-of.server";

export interface LoginOffer {
  /** What an owner sees after login, one line each. */
  shows: string[];
  /** For who has no invitation yet. */
  offices: { name: string; phone: string }[];
}

const shown = ["views", "letter", "documents"] as const;

/** The text beside the login form: why to log in, and whom to call. */
export function loginOffer({ language, config }: Pick<SiteTree, "language" | "config">): LoginOffer {
  return {
    shows: shown.map((name) => textOf(language, `login.shows.${name}`)),
    offices: config.offices.flatMap(({ name, city, phone }) => (phone ? [{ name: name || city, phone }] : [])),
  };
}
