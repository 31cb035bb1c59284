import type { Language } from "@gevel/config";
import {
  AttributionControl,
  Map as LibreMap,
  Marker,
  type ExpressionSpecification,
  type StyleSpecification,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { fitPadding, startsAt, type MapAdapter } from "./map-adapter";
import { adapterLayers } from "./adapter-layers";
import { prefersStill } from "./prefers-still";
import type { Streets } from "./streets";
import { besidePins } from "./beside-pins";
import { calmColours as colours } from "./calm-colours";
import baseMap from "./base-map.json?url";

const of = (kind: string): ExpressionSpecification => ["==", ["get", "kind"], kind];
/** A town's built-up ground, roughly, in pixels at that zoom. */
const townAt = (share: number): ExpressionSpecification => ["*", share, ["sqrt", ["max", 1, ["get", "people"]]]];
/** Large towns are named from afar, small ones from near. */
const namedFrom: ExpressionSpecification = [
  "all",
  of("place"),
  [">=", ["get", "people"], ["step", ["zoom"], 250, 7, 100, 8, 60, 9, 25, 10, 12, 11, 0]],
];

/** Our own base map: sand-coloured land, pale water, no roads, place names. Loads nothing from another host. */
function calmStyle(language: Language): StyleSpecification {
  const data = new URL(baseMap, location.href).href;
  return {
    version: 8,
    sources: {
      ground: {
        type: "geojson",
        data,
        tolerance: 0.1,
        attribution: "Natural Earth, BeST Address (FPS BOSA), GeoNames (CC BY 4.0)",
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colours.water } },
      { id: "abroad", type: "fill", source: "ground", filter: of("abroad"), paint: { "fill-color": colours.abroad } },
      { id: "home", type: "fill", source: "ground", filter: of("home"), paint: { "fill-color": colours.home } },
      {
        id: "towns",
        type: "circle",
        source: "ground",
        filter: of("place"),
        paint: {
          "circle-color": colours.town,
          "circle-blur": 0.6,
          "circle-opacity": ["interpolate", ["linear"], ["zoom"], 7, 0.5, 12, 0.9, 14, 0.3],
          "circle-radius": ["interpolate", ["exponential", 2], ["zoom"], 7, townAt(0.28), 13, townAt(16)],
        },
      },
      {
        id: "river",
        type: "line",
        source: "ground",
        filter: of("river"),
        layout: { "line-cap": "round", "line-join": "round" },
        paint: {
          "line-color": colours.water,
          "line-width": ["interpolate", ["exponential", 1.8], ["zoom"], 7, 1, 12, 12, 15, 60],
          // Drawn by hand: zoomed in, it would suggest more precision than it has.
          "line-opacity": ["interpolate", ["linear"], ["zoom"], 12.5, 1, 14.5, 0.25],
        },
      },
      {
        id: "provinces",
        type: "line",
        source: "ground",
        filter: of("province"),
        paint: { "line-color": colours.province, "line-dasharray": [3, 2] },
      },
      {
        id: "borders",
        type: "line",
        source: "ground",
        filter: of("border"),
        paint: { "line-color": colours.border, "line-width": 1.5 },
      },
      {
        id: "names",
        type: "symbol",
        source: "ground",
        filter: namedFrom,
        layout: {
          "text-field": ["coalesce", ["get", language], ["get", "name"]],
          "text-font": ["Figtree Variable", "Arial"],
          "text-size": ["interpolate", ["linear"], ["get", "people"], 5, 12, 200, 16, 600, 18],
          // Beside its place if a pin covers it: a pin never covers a name.
          "text-variable-anchor-offset": besidePins,
          "symbol-sort-key": ["-", ["get", "people"]],
          "text-padding": 3,
        },
        paint: { "text-color": colours.label, "text-halo-color": colours.halo, "text-halo-width": 1.5 },
      },
    ],
  };
}

/** The extent of our own base map. */
const edges: [number, number, number, number] = [-0.5, 48.2, 9, 53.8];
/** Nearer, our own ground has nothing but a name or two. */
const calmFarthestIn = 13;

interface Settings {
  language: Language;
  streets: Streets;
  accent: string;
}

/** Without a token: a free library, the agency's streets where it has some, else our own ground. Fails where there is no WebGL. */
export async function openAdapter(container: HTMLElement, settings: Settings): Promise<MapAdapter> {
  // Labels are drawn with the site's own font, so it must be loaded first.
  await document.fonts.load("16px 'Figtree Variable'").catch(() => []);
  const streets = await streetsOf(settings);
  const map = new LibreMap({
    container,
    style: streets?.style ?? calmStyle(settings.language),
    ...startsAt,
    minZoom: 6,
    maxZoom: streets?.farthestIn ?? calmFarthestIn,
    maxBounds: edges,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    fadeDuration: prefersStill() ? 0 : 200,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), "bottom-right");
  map.getCanvas().removeAttribute("aria-label");
  await map.once("load");
  const animate = !prefersStill();
  return {
    ...adapterLayers(map, settings.accent),
    farthestIn: map.getMaxZoom(),
    hasStreets: streets !== null,
    bounds() {
      const box = map.getBounds();
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    zoom: () => map.getZoom(),
    fit: (bounds) => void map.fitBounds(bounds, { padding: fitPadding, maxZoom: map.getMaxZoom() - 1, animate: false }),
    goTo: (longitude, latitude, zoom) => void map.easeTo({ center: [longitude, latitude], zoom, animate }),
    zoomBy: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    panBy: (right, down) => void map.panBy([right, down], { animate: false }),
    put(element, longitude, latitude) {
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return {
        moveBy: (right, down) => void marker.setOffset([right, down]),
        takeOff: () => void marker.remove(),
      };
    },
    pixelOf: ([longitude, latitude]) => map.project([longitude, latitude]),
    cornerAt(x, y) {
      const { lng, lat } = map.unproject([x, y]);
      return [lng, lat];
    },
    onMoved: (listener) => void map.on("moveend", listener),
  };
}

/** Streets that cannot be had leave our own ground, which is always there. */
async function streetsOf({ streets, language }: Settings) {
  if (streets.kind === "none") return null;
  return (await import("./street-style")).streetStyle(streets, language).catch(() => null);
}
