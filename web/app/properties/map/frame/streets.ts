/** The map source in the site's settings, besides our own base map. */
export type Streets =
  | { kind: "none" }
  /** `MAP_TILES`: a file of the agency's, under the site's own address. */
  | { kind: "tiles"; address: string }
  /** `MAP_STYLE`: the address of a style of MapLibre's. */
  | { kind: "style"; address: string };

/** As the frame's document states it. */
export function streetsOfDocument({ mapTiles, mapStyle }: DOMStringMap): Streets {
  if (mapStyle) return { kind: "style", address: mapStyle };
  return mapTiles ? { kind: "tiles", address: mapTiles } : { kind: "none" };
}
