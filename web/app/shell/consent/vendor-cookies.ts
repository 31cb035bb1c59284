import type { Purpose } from "@gevel/config";
import type { Grants } from "./consent-cookies";

/** What the services store under our own name, by the grant that they store it with. */
const stored: readonly (readonly [name: RegExp, needed: Purpose])[] = [
  [/^(_ga($|_)|_gid$|_gat)/, "consentAnalyticsStorage"],
  [/^(_gcl_|_gac_|_fbp$|_fbc$)/, "consentAdStorage"],
];

/** Of a host, it and those above it, whose cookies it may set: `www.agency.be`, `agency.be`. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split(".");
  if (parts.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  return parts.slice(0, -1).map((_part, at) => parts.slice(at).join("."));
}

/**
 * What `document.cookie` must be given to take away the services' cookies that are not, or no longer, granted: after a
 * withdrawal, after half a year, of the website that stood here before. A cookie does not say for which of our domains it
 * was set, so it is taken from all.
 */
export function erasedCookies(cookies: string, hostname: string, grants: Grants | null): string[] {
  const names = cookies.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  const unwanted = names.filter((name) =>
    stored.some(([known, needed]) => known.test(name) && !grants?.includes(needed)),
  );
  const scopes = ["", ...domainsOf(hostname).map((domain) => `;domain=${domain}`)];
  return unwanted.flatMap((name) => scopes.map((scope) => `${name}=;path=/;max-age=0${scope}`));
}
