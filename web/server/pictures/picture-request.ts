import { pictureWidths } from "@gevel/config";

export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureRequest {
  /** Absolute address of the source. */
  source: URL;
  width: PictureWidth;
  /** A host that staff named; the CMS itself may stand on a private network, others may not. */
  foreign: boolean;
}

export interface PictureHosts {
  cmsUrl: string;
  cmsPublicUrl: string;
  /** `host` or `host:port`. */
  others: readonly string[];
}

const parameters = ["src", "width", "height", "format"];

/** PROP-16: exactly the addresses that `app/ui/picture` writes, else null. */
export function parsePictureRequest(search: URLSearchParams, hosts: PictureHosts): PictureRequest | null {
  const names = [...search.keys()];
  if (names.length !== parameters.length || !parameters.every((name) => search.has(name))) return null;
  if (search.get("height") !== "auto" || search.get("format") !== "webp") return null;
  const width = pictureWidths.find((allowed) => String(allowed) === search.get("width"));
  const found = findSource(search.get("src") ?? "", hosts);
  return width && found ? { ...found, width } : null;
}

function findSource(src: string, hosts: PictureHosts): Omit<PictureRequest, "width"> | null {
  if (src === "" || src.length > 2048) return null;
  const inUploads = src.startsWith("/uploads/");
  if (!inUploads && !/^https?:\/\//i.test(src)) return null;
  let source: URL;
  try {
    source = new URL(src, hosts.cmsUrl);
  } catch {
    return null;
  }
  if (source.username || source.password) return null;
  source.hash = "";
  const cms = [hosts.cmsUrl, hosts.cmsPublicUrl].map((url) => new URL(url).origin);
  if (cms.includes(source.origin)) {
    // One picture, one name in the cache, and always asked for where the CMS really is.
    return source.pathname.startsWith("/uploads/")
      ? { source: new URL(source.pathname, hosts.cmsUrl), foreign: false }
      : null;
  }
  return !inUploads && hosts.others.includes(source.host) ? { source, foreign: true } : null;
}
