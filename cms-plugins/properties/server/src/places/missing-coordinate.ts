/** The half of a point that is missing; null where both are given, or neither. */
export function missingCoordinate({
  latitude,
  longitude,
}: Readonly<Record<string, unknown>>): "latitude" | "longitude" | null {
  if (latitude === undefined || longitude === undefined || (latitude === null) === (longitude === null)) return null;
  return latitude === null ? "latitude" : "longitude";
}
