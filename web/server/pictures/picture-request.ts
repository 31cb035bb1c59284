import {
  foreignPicture,
  pictureFormats,
  splitVersion,
  versionTime,
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
  /** The address tells that the picture was replaced at this time, in ms: no older one may be used. */
  since: number | null;
  /** The CMS, and hosts `inside`, may be on a private network; others may not. */
  from: "cms" | "inside" | "open";
}

export interface AllowedSources extends PictureHosts {
  cmsUrl: string;
  cmsPublicUrl: string;
}

const parameters = ["src", "width", "height", "format"];
const version = "v";

/** The clocks of two machines differ by a little; a version beyond that is no picture's, and the current one is shown. */
const clocksDifferBy = 600_000;

/** PROP-16: exactly the addresses that `app/ui/picture` writes, else null. */
export function parsePictureRequest(search: URLSearchParams, hosts: AllowedSources): PictureRequest | null {
  const names = [...search.keys()].filter((name) => name !== version);
  if (names.length !== parameters.length || !parameters.every((name) => search.has(name))) return null;
  const versions = search.getAll(version);
  const since = versions.map(versionTime);
  if (versions.length > 1 || since.includes(null)) return null;
  const format = formats.find((each) => each === search.get("format"));
  if (search.get("height") !== "auto" || !format) return null;
  const width = pictureFormats[format].find((allowed) => String(allowed) === search.get("width"));
  const found = findSource(search.get("src") ?? "", hosts);
  return width && found ? { ...found, since: credible(since[0] ?? null), width, format } : null;
}

const credible = (since: number | null) => (since !== null && since <= Date.now() + clocksDifferBy ? since : null);

/** A picture that the site may show, from any allowed source. */
export function findSource(address: string, hosts: AllowedSources): Omit<PictureRequest, "width" | "format"> | null {
  if (address === "" || address.length > 2048) return null;
  const { source: src, version } = splitVersion(address);
  const since = credible(versionTime(version));
  const own = ownPicture(src, hosts);
  if (own) return { source: own, since, from: "cms" };
  const foreign = foreignPicture(src, hosts);
  if (!foreign) return null;
  foreign.url.pathname = plainPath(foreign.url.pathname);
  return { source: foreign.url, since, from: foreign.inside ? "inside" : "open" };
}

/** One cache key per picture, always fetched from the CMS's internal address. */
function ownPicture(src: string, { cmsUrl, cmsPublicUrl }: AllowedSources): URL | null {
  if (!src.startsWith("/uploads/") && !/^https?:\/\//i.test(src)) return null;
  if (!URL.canParse(src, cmsUrl)) return null;
  const { origin, pathname, username, password } = new URL(src, cmsUrl);
  const path = plainPath(pathname);
  if (username || password || !path.startsWith("/uploads/") || path.includes("//")) return null;
  return [cmsUrl, cmsPublicUrl].some((url) => new URL(url).origin === origin) ? new URL(path, cmsUrl) : null;
}
