import type { PictureFormat, PictureWidth } from "./limits.js";
import { splitVersion } from "./picture-version.js";

function address(picture: string, width: PictureWidth, format: PictureFormat): string {
  const { source, version } = splitVersion(picture);
  // Slashes are allowed unescaped in a query; a list has four hundred of them.
  const src = encodeURIComponent(source).replaceAll("%2F", "/");
  return `/pictures?src=${src}${version && `&v=${version}`}&width=${width}&height=auto&format=${format}`;
}

/** PROP-16: the address of a picture at one of the allowed widths, for pages of the site. */
export const pictureAddress = (source: string, width: PictureWidth): string => address(source, width, "webp");

/** The absolute address of the same picture for mails, rss and cards on other sites: not all of them show WebP. */
export const jpegAddress = (siteUrl: string, source: string, width: 400 | 600 | 1360): string =>
  siteUrl + address(source, width, "jpeg");

/** The same for a picture that may be transparent, such as a logo. */
export const pngAddress = (siteUrl: string, source: string, width: 400 | 600): string =>
  siteUrl + address(source, width, "png");
