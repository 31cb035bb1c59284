import { tilesAttribution } from "@gevel/config";
import { layers, namedFlavor } from "@protomaps/basemaps";
import { addProtocol, type StyleSpecification } from "maplibre-gl";
import { FetchSource, PMTiles, Protocol } from "pmtiles";
import type { DefaultTheme } from "styled-components";
import { z } from "zod";
import belgium from "./belgium.json";

/** Of the site's settings: a file of tiles or a style, by its address. */
export const mapSettingsSchema = z.object({ tiles: z.string().optional(), style: z.string().optional() });
export type MapSettings = z.infer<typeof mapSettingsSchema>;

interface MapStyle {
  style: StyleSpecification | string;
  maxZoom: number;
  /** Where it opens on a pin: near enough to read the streets, if it has some. */
  pinZoom: number;
}

interface Look {
  colors: DefaultTheme["colors"];
  isDark: boolean;
  language: string;
}

/** Beside a town one sees its quarter. */
export const townZoom = 11;

const position = z.tuple([z.number(), z.number()]);
const mapData = z.object({
  home: z.array(z.array(position)),
  provinces: z.array(z.array(position)),
  rivers: z.array(z.array(position)),
  /** Name, longitude, latitude, thousands of people. */
  places: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});

/** There are no letters to fetch: the browser draws its own. */
const letters = "Arial";
const protocol = new Protocol();

const feature = <Geometry extends object>(geometry: Geometry, properties: object = {}) => ({
  type: "Feature" as const,
  geometry,
  properties,
});
const source = <Feature extends object>(features: Feature[]) => ({
  type: "geojson" as const,
  data: { type: "FeatureCollection" as const, features },
});

/** Belgium with its provinces, rivers and places, in the colours of the admin. */
function ownGround({ colors }: Look): StyleSpecification {
  const { home, provinces, rivers, places } = mapData.parse(belgium);
  const line = (coordinates: [number, number][]) => feature({ type: "LineString" as const, coordinates });
  return {
    version: 8,
    sources: {
      home: source(home.map((ring) => feature({ type: "Polygon" as const, coordinates: [ring] }))),
      provinces: source(provinces.map(line)),
      rivers: source(rivers.map(line)),
      places: source(
        places.map(([name, longitude, latitude, people]) =>
          feature({ type: "Point" as const, coordinates: [longitude, latitude] }, { name, people }),
        ),
      ),
    },
    layers: [
      { id: "abroad", type: "background", paint: { "background-color": colors.neutral150 } },
      { id: "home", type: "fill", source: "home", paint: { "fill-color": colors.neutral0 } },
      { id: "border", type: "line", source: "home", paint: { "line-color": colors.neutral400 } },
      {
        id: "provinces",
        type: "line",
        source: "provinces",
        paint: { "line-color": colors.neutral300, "line-dasharray": [4, 3] },
      },
      {
        id: "rivers",
        type: "line",
        source: "rivers",
        // They are drawn by hand: near by they would lie.
        maxzoom: 10,
        layout: { "line-join": "round" },
        paint: { "line-color": colors.secondary200, "line-width": 3 },
      },
      {
        id: "places",
        type: "symbol",
        source: "places",
        layout: {
          "text-field": ["get", "name"],
          "text-font": [letters],
          "text-size": 12,
          "symbol-sort-key": ["-", ["get", "people"]],
          "text-padding": 8,
        },
        paint: { "text-color": colors.neutral700, "text-halo-color": colors.neutral0, "text-halo-width": 1.5 },
      },
    ],
  };
}

/** The streets of the site where it has some that can be read, else the own ground. */
export async function mapStyle({ tiles, style }: MapSettings, look: Look): Promise<MapStyle> {
  const ground = { style: ownGround(look), maxZoom: 13, pinZoom: townZoom };
  const zooms = { maxZoom: 18, pinZoom: 16 };
  let attribution: string;
  try {
    if (style !== undefined) return (await fetch(style)).ok ? { style, ...zooms } : ground;
    if (tiles === undefined) return ground;
    const file = new PMTiles(new FetchSource(tiles));
    // Checked beforehand: a map with an unreadable source would be blank.
    attribution = tilesAttribution(await file.getMetadata(), look.language);
    addProtocol("pmtiles", protocol.tile);
    protocol.add(file);
  } catch {
    return ground;
  }
  const flavor = { ...namedFlavor(look.isDark ? "dark" : "light"), regular: letters, bold: letters, italic: letters };
  return {
    ...zooms,
    style: {
      version: 8,
      sources: {
        streets: { type: "vector", url: `pmtiles://${tiles}`, attribution },
      },
      // Signs of shops and shields of roads are pictures, which nobody publishes with the library.
      layers: layers("streets", flavor, { lang: look.language }).filter(
        ({ id }) => !/^(pois|roads_shields|roads_oneway)$/.test(id),
      ),
    },
  };
}
