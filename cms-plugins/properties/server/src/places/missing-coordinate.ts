/** The missing coordinate of a point; null where both or neither are given. */
export function missingCoordinate({
  latitude,
  longitude,
}: Readonly<Record<string, unknown>>): "latitude" | "longitude" | null {
  if (latitude === undefined || longitude === undefined || (latitude === null) === (longitude === null)) return null;
  return latitude === null ? "latitude" : "longitude";
}
