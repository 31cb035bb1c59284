import { z } from "zod";

/** The settings PICTURE_HOSTS and PRIVATE_PICTURE_HOSTS as both sides read them: `host` or `host:port`, by commas. */
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

/** Where pictures of listings may be fetched from. */
export interface PictureHosts {
  /** Out in the internet: their names must not lead to a private address. */
  open: readonly string[];
  /** On a private network of the agency's own. */
  inside: readonly string[];
}

export interface ForeignPicture {
  url: URL;
  inside: boolean;
}

/** A picture's address on one of the allowed hosts, as it may be fetched; null for every other address. */
export function foreignPicture(address: string, { open, inside }: PictureHosts): ForeignPicture | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  url.hash = "";
  if (inside.includes(url.host)) return { url, inside: true };
  return open.includes(url.host) ? { url, inside: false } : null;
}
