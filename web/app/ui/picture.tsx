import {
  pictureAddress,
  type Media,
  type Picture as ListingPicture,
  bannerPictureWidth,
  pictureWidths,
} from "@gevel/config";
import styles from "./picture.module.css";

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

export type PictureRatio = "1x1" | "4x5" | "3x4" | "4x3" | "3x2" | "16x9" | "21x9" | "fill" | "natural";

const ratios: Record<PictureRatio, readonly [number, number]> = {
  "1x1": [1, 1],
  "4x5": [4, 5],
  "3x4": [3, 4],
  "4x3": [4, 3],
  "3x2": [3, 2],
  "16x9": [16, 9],
  "21x9": [21, 9],
  fill: [3, 2],
  natural: [3, 2],
};

/** Shown in a picture's place until it is loaded. */
export interface Placeholder {
  color?: string;
  /** A data address. */
  blur?: string;
}

interface PictureProps {
  media: (
    | Pick<Media, "url" | "width" | "height" | "alt" | "focalPoint">
    | Pick<ListingPicture, "url" | "width" | "height">
  ) &
    Placeholder;
  /** Its rendered width, for the browser's choice: the `sizes` attribute. */
  sizes: string;
  /** Overrides the picture's own text; empty means decorative. */
  alt?: string;
  /** The box it fills and is cropped to; `natural` preserves the picture's own ratio, `fill` covers its parent. */
  ratio?: PictureRatio;
  /** The first visible picture: loaded at once and before the others. */
  eager?: boolean;
  rounded?: boolean;
  /**
   * As wide as the window: sharp on wide ones with two pixels per point. No phone, in either orientation, is offered
   * that width.
   */
  banner?: boolean;
  className?: string;
}

/** PROP-16: a picture at four widths, a banner at five, with its space reserved and a placeholder colour while it loads. */
export function Picture({
  media,
  sizes,
  alt,
  ratio = "4x3",
  eager = false,
  rounded = false,
  banner = false,
  className,
}: PictureProps) {
  const [across, down] = ratios[ratio];
  const width = media.width ?? 1360;
  const height = media.height ?? Math.round((width * down) / across);
  const ownText = "alt" in media && typeof media.alt === "string" ? media.alt : "";
  const focalPoint = "focalPoint" in media ? media.focalPoint : undefined;
  const style = {
    ...(media.color && { background: `${media.color}${media.blur ? ` url(${media.blur}) 50%/cover` : ""}` }),
    ...(focalPoint && { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }),
  };
  // React 18 knows the attribute only in lower case.
  const loading = eager ? { loading: "eager" as const, fetchpriority: "high" } : { loading: "lazy" as const };

  const wide = banner ? bannerSrcSet(media.url, media.width) : null;

  const picture = (
    <img
      {...loading}
      className={[styles.picture, rounded && styles.rounded, className].filter(Boolean).join(" ")}
      data-ratio={ratio}
      src={pictureAddress(media.url, 600)}
      srcSet={pictureSrcSet(media.url, media.width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? ownText}
      style={Object.keys(style).length > 0 ? style : undefined}
      decoding="async"
    />
  );
  if (wide === null) return picture;
  return (
    <picture className={styles.offer}>
      <source media="(width >= 1280px)" srcSet={wide} sizes={sizes} />
      {picture}
    </picture>
  );
}
