/** Constants of section 9 of the specification that several features use. */

/** Device class by window width (CHROME-9): below mobile, from `tablet` tablet, from `desktop` desktop. */
export const breakpoints = { tablet: 767, desktop: 1280 } as const;

/** Pixels scrolled before the header becomes fixed (CHROME-6). */
export const headerScrollThreshold = 30;

/** CHROME-7: pixels of the footer's placeholder, and the distance from the window at which the footer replaces it. */
export const footerPlaceholder = { height: 400, offset: 100 } as const;

/** Milliseconds after load before the map frame gets its message (PROP-5). */
export const mapMessageDelay = 50;

/** PROP-16 */
export const pictureWidths = [100, 400, 600, 1360] as const;

/** PROP-16: of banners alone, on wide windows: sharp where a point has two pixels. */
export const bannerPictureWidth = 2400;

export type PictureWidth = (typeof pictureWidths)[number] | typeof bannerPictureWidth;

/**
 * PROP-16: formats the site makes of a picture. Pages use WebP; mails and cards on other sites use what every program
 * shows: JPEG, and PNG for a logo, which may be transparent.
 */
export const pictureFormats = {
  webp: [...pictureWidths, bannerPictureWidth],
  jpeg: [400, 600, 1360],
  png: [400, 600],
} as const satisfies Record<string, readonly PictureWidth[]>;

export type PictureFormat = keyof typeof pictureFormats;

/** PROP-16: limits on a picture beyond which it is rejected, wherever it is read. */
export const pictureLimits = {
  bytes: 25 * 1024 * 1024,
  /** More than any camera makes; a file of a few bytes can declare a billion pixels and use the memory for them. */
  pixels: 80_000_000,
  /** From the question to the last byte of a foreign host's answer. */
  milliseconds: 10_000,
  /** Maximum redirects of a foreign host, each to an allowed host. */
  redirects: 3,
} as const;

/** FORM-8: limits on a document from another host, beyond which the transfer is cut off. */
export const documentLimits = {
  bytes: 100 * 1024 * 1024,
  /** From the question to the last byte: the site waits no longer for it. */
  milliseconds: 60_000,
} as const;

/** PROP-15 */
export const excerptLimit = 250;

/** Overlay of the popup (CHROME-8). */
export const overlayZIndex = 1300;

export const countries = { belgium: 10, luxembourg: 50, netherlands: 63 } as const;

/** The module highlight background unless staff choose another. */
export const highlightBackground = "#F6F1EC";
