import { z } from "zod";

/**
 * The settings PICTURE_HOSTS and PRIVATE_PICTURE_HOSTS as both the CMS and the site parse them: `host` or `host:port`,
 * comma-separated.
 */
export const pictureHostsSetting = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, "expected host names divided by commas")));

/** Hosts that pictures of listings may be fetched from. */
export interface PictureHosts {
  /** Out in the internet: their names must not lead to a private address. */
  open: readonly string[];
  /** On a private network of the agency's own. */
  inside: readonly string[];
}

/** Whether pictures may be fetched from a host, written as `host` or `host:port`. */
export const isFetchAllowed = (host: string, { open, inside }: PictureHosts): boolean =>
  open.includes(host) || inside.includes(host);

export interface ForeignPicture {
  url: URL;
  inside: boolean;
}

/** The address of a picture on an allowed host, for fetching; null for any other address. */
export function foreignPicture(address: string, hosts: PictureHosts): ForeignPicture | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  url.hash = "";
  return isFetchAllowed(url.host, hosts) ? { url, inside: hosts.inside.includes(url.host) } : null;
}
