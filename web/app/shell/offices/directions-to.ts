import type { SiteConfig } from "@gevel/config";

type Office = Pick<SiteConfig["offices"][number], "street" | "houseNumber" | "zip" | "city" | "latitude" | "longitude">;

/** Address of a route planner to an office; empty if its location is unknown. A link, so nothing loads. */
export function directionsTo({ street, houseNumber, zip, city, latitude, longitude }: Office): string {
  const written = [`${street} ${houseNumber}`, `${zip} ${city}`].map((part) => part.trim()).filter(Boolean);
  const place =
    street && written.length === 2
      ? written.join(", ")
      : latitude !== null && longitude !== null
        ? `${latitude},${longitude}`
        : "";
  return place && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
