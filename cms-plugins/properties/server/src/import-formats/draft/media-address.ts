import type { DeliveryFiles } from "./delivery-files.js";

/** A picture or document of a listing: an address, or a file of the delivery. */
export type FoundMedia = { ok: true; url: string; file: { picture: boolean } | null } | { ok: false; reason: string };

const isAddress = (text: string) => /^https?:\/\//i.test(text);
/** Another scheme; a single letter is a Windows drive, and a number after it a port. */
const otherScheme = /^([a-z][a-z\d+.-]+):(?!\d)/i;
/** A host with a dot or a port, and a path. */
const withoutScheme =
  /^((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}|[a-z\d.-]+:\d{1,5}|(?:[a-z\d.-]+\.)+[a-z]{2,}:\d{1,5})\/\S/i;

/**
 * Encoded as a browser does: blanks and non-ASCII characters are escaped. Any other address stays as written, so that
 * it equals the one stored before.
 */
function complete(address: string): FoundMedia {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return { ok: false, reason: "is no whole address" };
  return { ok: true, url: /^[\x21-\x7e]*$/.test(address) ? address : url.href, file: null };
}

/** The scheme that the listing's other addresses use for that host; https if there are none. */
function schemeOf(host: string, others: readonly string[]): string {
  const same = others.find(
    (other) => URL.canParse(other) && isAddress(other) && new URL(other).host === host.toLowerCase(),
  );
  return same === undefined ? "https:" : new URL(same).protocol;
}

/**
 * Reads a sender's address of a picture or document. `others` are the addresses beside it, which may show the scheme of
 * its host.
 */
export function readMediaAddress(written: string, files: DeliveryFiles, others: readonly string[]): FoundMedia {
  if (isAddress(written)) return complete(written);
  const host = /^\/\/([^/]+)\/./.exec(written)?.[1];
  if (host !== undefined) return complete(schemeOf(host, others) + written);
  const scheme = otherScheme.exec(written)?.[1]?.toLowerCase();
  if (scheme === "http" || scheme === "https") return { ok: false, reason: "is no whole address" };
  if (scheme !== undefined && scheme !== "file")
    return { ok: false, reason: `is an address of ${scheme}, and only http and https are fetched` };
  const storedFiles = files.resolve(written);
  if (storedFiles.ok) return { ok: true, url: storedFiles.url, file: { picture: storedFiles.picture } };
  const bare = withoutScheme.exec(written)?.[1];
  if (bare === undefined || storedFiles.isThere) return { ok: false, reason: storedFiles.reason };
  return complete(`${schemeOf(bare, others)}//${written}`);
}
