import { tilesAttribution, type Language } from "@gevel/config";
import { layers, LIGHT, type Flavor } from "@protomaps/basemaps";
import { addProtocol, type LayerSpecification, type StyleSpecification } from "maplibre-gl";
import { FetchSource, PMTiles, Protocol } from "pmtiles";
import { besidePins } from "./beside-pins";
import { calmColours } from "./calm-colours";
import type { Streets } from "./streets";

interface StreetStyle {
  style: StyleSpecification | string;
  farthestIn: number;
}

/** Shows a street corner with its house numbers, and no closer. */
const farthestIn = 17;
const protocol = new Protocol();

/** The agency's street map: a style by its address, or its tile file in our own colours. Fails if that file cannot be read. */
export async function streetStyle(
  streets: Exclude<Streets, { kind: "none" }>,
  language: Language,
): Promise<StreetStyle> {
  if (streets.kind === "style") {
    const answer = await fetch(streets.address);
    if (!answer.ok) throw new Error(`the style answered ${answer.status}`);
    return { style: streets.address, farthestIn };
  }
  const address = new URL(streets.address, location.href).href;
  const tiles = new PMTiles(new FetchSource(address));
  // Checked beforehand: a map with an unreadable source would be blank.
  const attribution = tilesAttribution(await tiles.getMetadata(), language);
  addProtocol("pmtiles", protocol.tile);
  protocol.add(tiles);
  return {
    farthestIn,
    style: {
      version: 8,
      sources: {
        streets: { type: "vector", url: `pmtiles://${address}`, attribution },
      },
      // Shop icons and road shields need pictures and distract.
      layers: layers("streets", calmFlavor, { lang: language })
        .filter(({ id }) => !/^(pois|roads_shields|roads_oneway)$/.test(id))
        .flatMap((layer) => (layer.id === "earth" ? [layer, builtUp] : [adapted(layer)])),
    },
  };
}

const { water, home, quarter, border, province, label, halo, park, wood, road, roadEdge, tunnel, building } =
  calmColours;

/** Their basemap leaves these areas out; on them white roads stand out, and towns are seen from afar. */
const builtUp: LayerSpecification = {
  id: "built_up",
  type: "fill",
  source: "streets",
  "source-layer": "landuse",
  filter: ["==", ["get", "kind"], "residential"],
  paint: { "fill-color": quarter },
};

/** The name of a city is beside its listings, not away; and a listing's page names its street. */
function adapted(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== "symbol") return layer;
  if (layer.id === "roads_labels_minor") return { ...layer, minzoom: 14 };
  if (layer.id !== "places_locality") return layer;
  return { ...layer, layout: { ...layer.layout, "text-variable-anchor-offset": besidePins } };
}

/** All kinds of roads alike: white, with the faintest edge. */
const roadColours = Object.fromEntries(
  Object.keys(LIGHT).flatMap((part): [string, string][] => {
    if (/_casing(_|$)/.test(part)) return [[part, roadEdge]];
    // Under a river it is no bridge.
    if (/^tunnel_/.test(part)) return [[part, tunnel]];
    return /^(bridges_)?(other|minor(_a|_b|_service)?|link|major|highway)$/.test(part) ? [[part, road]] : [];
  }),
);

/**
 * Their light flavour in our colours: sand-coloured land, pale water, white roads, the site's own font, drawn in the
 * browser.
 */
const calmFlavor: Flavor = {
  ...LIGHT,
  background: home,
  earth: home,
  park_a: park,
  park_b: park,
  wood_a: wood,
  wood_b: wood,
  scrub_a: park,
  scrub_b: park,
  zoo: park,
  hospital: quarter,
  school: quarter,
  industrial: quarter,
  pedestrian: quarter,
  aerodrome: quarter,
  runway: road,
  sand: quarter,
  beach: quarter,
  military: quarter,
  glacier: home,
  water,
  buildings: building,
  pier: quarter,
  boundaries: border,
  railway: province,
  ...roadColours,
  roads_label_minor: label,
  roads_label_minor_halo: road,
  roads_label_major: label,
  roads_label_major_halo: road,
  ocean_label: label,
  subplace_label: label,
  subplace_label_halo: halo,
  city_label: label,
  city_label_halo: halo,
  state_label: label,
  state_label_halo: halo,
  country_label: label,
  address_label: label,
  address_label_halo: halo,
  regular: "Figtree Variable",
  bold: "Figtree Variable",
  italic: "Figtree Variable",
  landcover: {
    barren: home,
    farmland: home,
    forest: wood,
    glacier: home,
    grassland: park,
    scrub: park,
    urban_area: quarter,
  },
};
