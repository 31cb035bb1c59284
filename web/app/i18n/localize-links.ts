import type { Language } from "@gevel/config";
import type { Paths } from "./paths";

const links = /(<a\b[^>]*?\shref=")([^"]*)(?=")/gi;

/**
 * LANG-7: HTML of staff or of a feed, its links through the lookup of the page it is on. A text of another language links to
 * that one's pages; who reads it here goes on in this one. It was sanitised, so every address is between double quotes.
 */
export function localizeLinks(html: string, paths: Paths, lang: Language = paths.language): string {
  return html.replace(links, (whole, before: string, written: string) => {
    const address = decoded(written);
    if (/^[#?]/.test(address)) return whole;
    const found = paths.byTarget({ routeId: null, url: withoutPrefix(paths.withoutSite(address), lang) });
    return found === null || found.external ? whole : before + encoded(found.href);
  });
}

const isFile = /^[^?#]*\.[^/?#]*(?=[?#]|$)/;
const withoutPrefix = (address: string, lang: Language) =>
  isFile.test(address) ? address : address.replace(new RegExp(`^/?${lang}(?=[/?#]|$)/?`, "i"), "/");

const decoded = (address: string) =>
  address
    .trim()
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
const encoded = (address: string) => address.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
