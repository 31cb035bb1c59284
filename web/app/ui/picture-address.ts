import { bannerPictureWidth, pictureAddress, pictureWidths } from "@gevel/config";

/** The widths worth offering: none that would only enlarge the source, but always one that covers it. */
export function offeredWidths(naturalWidth: number | null): readonly (typeof pictureWidths)[number][] {
  if (naturalWidth === null) return pictureWidths;
  const covering = pictureWidths.find((width) => width >= naturalWidth) ?? pictureWidths[pictureWidths.length - 1];
  return pictureWidths.filter((width) => width < naturalWidth || width === covering);
}

export function pictureSrcSet(source: string, naturalWidth: number | null): string {
  return offeredWidths(naturalWidth)
    .map((width) => `${pictureAddress(source, width)} ${width}w`)
    .join(", ");
}

/** PROP-16: the same for a banner on a wide window, where the source has more to show than the widest of those; else null. */
export function bannerSrcSet(source: string, naturalWidth: number | null): string | null {
  const widest = pictureWidths[pictureWidths.length - 1] ?? 0;
  if (naturalWidth !== null && naturalWidth <= widest) return null;
  const width = Math.min(bannerPictureWidth, naturalWidth ?? bannerPictureWidth);
  return `${pictureSrcSet(source, naturalWidth)}, ${pictureAddress(source, bannerPictureWidth)} ${width}w`;
}

/** For `sizes`: across a phone. It does with one and a half pixels a point, for the next width weighs three times as much. */
export const acrossPhone = "82vw";
