import { isPreviewPath } from "@gevel/config";
import { plainPath } from "../plain-path";

/** These are no pages: their addresses are in small letters and end without a slash. */
const files = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/]+|[^/]+\.json|[a-z]{2}\/rss\.xml|api\/[^/]+)$/i;

/**
 * The one spelling of an address's path, without `%2D`, `//`, `/./` and the like; what follows the path is left as it is. What
 * letters and slashes of a page's own path are right, its route says (LANG-8).
 */
export function plainAddress(address: string): string {
  const mark = address.indexOf("?");
  const [path, search] = mark === -1 ? [address, ""] : [address.slice(0, mark), address.slice(mark)];
  // A preview is signed, and asked for by staff alone: it is read as it was written.
  if (isPreviewPath(path) || !URL.canParse(path, "http://site")) return address;
  const plain = plainPath(new URL(path, "http://site").pathname).replace(/\/{2,}/g, "/");
  const file = plain.replace(/(?<=.)\/$/, "");
  return (files.test(file) ? file.toLowerCase() : plain) + search;
}
