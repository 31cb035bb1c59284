/** What the site's settings give the map besides our own ground. */
export type Streets =
  | { kind: "none" }
  /** `MAP_TILES`: a file of the agency's, under the site's own address. */
  | { kind: "tiles"; address: string }
  /** `MAP_STYLE`: the address of a style of MapLibre's. */
  | { kind: "style"; address: string };

/** As the frame's document says it. */
export function streetsOfDocument({ mapTiles, mapStyle }: DOMStringMap): Streets {
  if (mapStyle) return { kind: "style", address: mapStyle };
  return mapTiles ? { kind: "tiles", address: mapTiles } : { kind: "none" };
}
