import {
  foreignPicture,
  pictureFormats,
  type PictureFormat,
  type PictureHosts,
  type PictureWidth,
} from "@gevel/config";
import { plainPath } from "../plain-path";

const formats: readonly PictureFormat[] = ["webp", "jpeg", "png"];

export interface PictureRequest {
  /** Absolute address of the source. */
  source: URL;
  width: PictureWidth;
  format: PictureFormat;
  /** The CMS, and hosts `inside`, may stand on a private network; others may not. */
  from: "cms" | "inside" | "open";
}

export interface AllowedSources extends PictureHosts {
  cmsUrl: string;
  cmsPublicUrl: string;
}

const parameters = ["src", "width", "height", "format"];

/** PROP-16: exactly the addresses that `app/ui/picture` writes, else null. */
export function parsePictureRequest(search: URLSearchParams, hosts: AllowedSources): PictureRequest | null {
  const names = [...search.keys()];
  if (names.length !== parameters.length || !parameters.every((name) => search.has(name))) return null;
  const format = formats.find((each) => each === search.get("format"));
  if (search.get("height") !== "auto" || !format) return null;
  const width = pictureFormats[format].find((allowed) => String(allowed) === search.get("width"));
  const found = findSource(search.get("src") ?? "", hosts);
  return width && found ? { ...found, width, format } : null;
}

/** A picture that the site may show, wherever it comes from. */
export function findSource(src: string, hosts: AllowedSources): Omit<PictureRequest, "width" | "format"> | null {
  if (src === "" || src.length > 2048) return null;
  const own = ownPicture(src, hosts);
  if (own) return { source: own, from: "cms" };
  const foreign = foreignPicture(src, hosts);
  if (!foreign) return null;
  foreign.url.pathname = plainPath(foreign.url.pathname);
  return { source: foreign.url, from: foreign.inside ? "inside" : "open" };
}

/** One picture, one name in the cache, and always asked for where the CMS really is. */
function ownPicture(src: string, { cmsUrl, cmsPublicUrl }: AllowedSources): URL | null {
  if (!src.startsWith("/uploads/") && !/^https?:\/\//i.test(src)) return null;
  if (!URL.canParse(src, cmsUrl)) return null;
  const { origin, pathname, username, password } = new URL(src, cmsUrl);
  const path = plainPath(pathname);
  if (username || password || !path.startsWith("/uploads/") || path.includes("//")) return null;
  return [cmsUrl, cmsPublicUrl].some((url) => new URL(url).origin === origin) ? new URL(path, cmsUrl) : null;
}
