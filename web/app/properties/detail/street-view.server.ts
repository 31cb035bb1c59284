import type { ListingLocation } from "./property-content";
import type { StreetViewData } from "./street-view";

/** PROP-9: none where the address is hidden, for the place's own point would show somebody else's street. */
export function streetView(location: ListingLocation | null, mapsKey: string | null): StreetViewData | null {
  if (!location?.exact) return null;
  const point = `${location.latitude},${location.longitude}`;
  const query = new URLSearchParams({ api: "1", map_action: "pano", viewpoint: point });
  const embedded = mapsKey && new URLSearchParams({ key: mapsKey, location: point });
  return {
    url: `https://www.google.com/maps/@?${query}`,
    embed: embedded
      ? { provider: "Google Maps", src: `https://www.google.com/maps/embed/v1/streetview?${embedded}` }
      : null,
  };
}
