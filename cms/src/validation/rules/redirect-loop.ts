import { languages } from "@gevel/config";
import type { StaffText } from "../staff-text";
import { sameAddress } from "./address";

export interface Redirection {
  from: string;
  to: string;
}

const language = new RegExp(`^(?:${languages.join("|")})(?=/|$)/?`);

/** A path as redirects compare it: without site, language, question mark and slashes at the ends; null when it leads to another site. */
function placeOf(address: string, siteUrl: string): string | null {
  const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return null;
  return sameAddress(path.replace(/[?#].*$/, "")).replace(language, "");
}

/** CMS-11: the places a visitor goes round in when following `start`, or null when the way ends. */
export function redirectLoop(start: Redirection, all: readonly Redirection[], siteUrl: string): string[] | null {
  const next = new Map(all.map(({ from, to }) => [placeOf(from, siteUrl), placeOf(to, siteUrl)]));
  const first = placeOf(start.from, siteUrl);
  next.set(first, placeOf(start.to, siteUrl));
  const way: string[] = [];
  for (let place = first; place !== null && place !== undefined; place = next.get(place) ?? null) {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place];
    way.push(place);
  }
  return null;
}

/** What is wrong with an address that something leads to, or null. */
export function targetProblem(address: string): StaffText | null {
  if (/^\/(?![/\\])\S*$/.test(address) || /^https?:\/\/\S+$/i.test(address)) return null;
  return {
    nl: "Geef een adres op dat begint met / of met https://, bv. /nl/contact/.",
    fr: "Indiquez une adresse qui commence par / ou par https://, p. ex. /fr/contact/.",
    en: "Write an address that starts with / or with https://, e.g. /nl/contact/.",
  };
}
