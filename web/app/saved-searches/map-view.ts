export interface MapSize {
  width: number;
  height: number;
}

/** How large a map is drawn, and what of it is in the middle. */
export interface MapView {
  scale: number;
  x: number;
  y: number;
}

export const mostScale = 8;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Never smaller than the whole, and never beyond its edges. */
export function clampedView({ scale, x, y }: MapView, { width, height }: MapSize): MapView {
  const clamped = between(scale, 1, mostScale);
  const [half, halfHeight] = [width / clamped / 2, height / clamped / 2];
  return { scale: clamped, x: between(x, half, width - half), y: between(y, halfHeight, height - halfHeight) };
}

export function viewBoxOf({ scale, x, y }: MapView, { width, height }: MapSize): string {
  const [shown, shownHeight] = [width / scale, height / scale];
  return [x - shown / 2, y - shownHeight / 2, shown, shownHeight].map((value) => Math.round(value * 10) / 10).join(" ");
}

/**
 * What there is room for where the whole country is so many pixels wide: the names of provinces, or points that a finger meets
 * one by one, or those and their names.
 */
export const mapDetail = (countryWidth: number) => ({
  provinces: countryWidth >= 500 && countryWidth < 1200,
  points: countryWidth >= 1200,
  names: countryWidth >= 2500,
});
