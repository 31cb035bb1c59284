import { languages, matchingRedirect, plainQuery, withoutParameters } from "@gevel/config";
import { isOfAnotherSite, oldAddress } from "./old-address";
import type { StaffText } from "@gevel/core";

export interface Redirection {
  from: string;
  to: string;
}

interface Location {
  path: string;
  query: string;
}

interface Followed {
  from: string;
  query: string;
  to: Location | null;
  redirect: Redirection;
}

/** An address as redirects compare it, in whichever language; null when it leads to another site. */
function locationOf(address: string, siteUrl: string): Location | null {
  const isWeb = /^https?:\/\//i.test(address);
  if (isWeb ? isOfAnotherSite(address, siteUrl) : /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return null;
  return oldAddress(address, languages);
}

const written = ({ path, query }: Location) => (query === "" ? path : `${path}?${query}`);

/**
 * CMS-11: the addresses of the redirect loop that `start` causes, or null. Request parameters are passed on (ROUTE-8),
 * so a loop may begin at another redirect than the one that closes it.
 */
export function redirectLoop(start: Redirection, all: readonly Redirection[], siteUrl: string): string[] | null {
  const redirects = [start, ...all].flatMap((redirect): Followed[] => {
    const old = locationOf(redirect.from, siteUrl);
    return old === null ? [] : [{ from: old.path, query: old.query, to: locationOf(redirect.to, siteUrl), redirect }];
  });
  const at = new Map<string, Followed[]>();
  for (const redirect of redirects) at.set(redirect.from, [...(at.get(redirect.from) ?? []), redirect]);
  const ringFrom = (first: Location): { ring: string[]; isOfStart: boolean } | null => {
    const way: string[] = [];
    let isOfStart = false;
    for (let location: Location | null = first; location !== null;) {
      const name = written(location);
      if (way.includes(name)) return { ring: [...way.slice(way.indexOf(name)), name], isOfStart };
      way.push(name);
      const followed: Followed | null = matchingRedirect(at.get(location.path) ?? [], [location.path], location.query);
      isOfStart ||= followed?.redirect === start;
      const to: Location | null = followed?.to ?? null;
      const remainingQuery = withoutParameters(location.query, followed?.query ?? "");
      location = to && { path: to.path, query: plainQuery([to.query, remainingQuery].join("&")) };
    }
    return null;
  };
  for (const { from, query, redirect } of redirects) {
    const found = ringFrom({ path: from, query });
    if (found && (redirect === start || found.isOfStart)) return found.ring;
  }
  return null;
}

/** The problem of a link target, or null. */
export function targetProblem(address: string): StaffText | null {
  if (/^\/(?![/\\])\S*$/.test(address) || /^https?:\/\/\S+$/i.test(address)) return null;
  return {
    nl: "Geef een adres op dat begint met / of met https://, bv. /nl/contact/.",
    fr: "Indiquez une adresse qui commence par / ou par https://, p. ex. /fr/contact/.",
    en: "Write an address that starts with / or with https://, e.g. /nl/contact/.",
  };
}
