import { languages, plainQuery, type Language } from "@gevel/config";
import { canonicalAddress } from "../../content/address";

export interface OldAddress {
  /** Without site, language, question mark and slashes at the ends. */
  path: string;
  /** The parameters that a request must have, in one spelling; empty where any query will do. */
  query: string;
  /** The language prefix of the address, if any: it then applies in that language only. */
  language: Language | null;
}

const origin = /^https?:\/\/[^/?#]*/i;

/** A browser displays letters where it copies percent codes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part;
  }
}

/** ROUTE-8: an old address as staff write it or take it from a browser. A language that is off is part of the path. */
export function oldAddress(from: string, enabled: readonly Language[]): OldAddress {
  const [, written = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(from.trim().replace(origin, "")) ?? [];
  const path = canonicalAddress(written);
  const [first, ...rest] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const language = languages.find((code) => code === first && enabled.includes(code)) ?? null;
  const parts = language === null ? [first ?? "", ...rest] : rest;
  return { path: parts.join("/"), query: plainQuery(query), language };
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

/** Whether an old address belongs to another site, so that visitors of this one never request it. */
export function isOfAnotherSite(from: string, siteUrl: string): boolean {
  const [site] = origin.exec(from.trim()) ?? [];
  return site !== undefined && (!URL.canParse(site) || hostOf(site) !== hostOf(siteUrl));
}
