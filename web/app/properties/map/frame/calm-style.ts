import type { Language } from "@gevel/config";
import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import { calmColours as colours } from "./calm-colours";
import baseMap from "./base-map.json?url";

const of = (kind: string): ExpressionSpecification => ["==", ["get", "kind"], kind];
/** A town's built-up ground, roughly, in pixels at that zoom. */
const townAt = (share: number): ExpressionSpecification => ["*", share, ["sqrt", ["max", 1, ["get", "people"]]]];
/** From a place's middle, in letters' heights. */
const besides = Object.entries({
  center: [0, 0],
  bottom: [0, -2.4],
  top: [0, 2.4],
  left: [2.4, 0],
  right: [-2.4, 0],
  "bottom-right": [0.4, -2.4],
  "bottom-left": [-0.4, -2.4],
  "top-right": [0.4, 2.4],
  "top-left": [-0.4, 2.4],
}).flatMap(([anchor, [right = 0, down = 0]]): [string, [number, number]] => [anchor, [right, down]]);
/** Large towns are named from afar, small ones from near. */
const namedFrom: ExpressionSpecification = [
  "all",
  of("place"),
  [">=", ["get", "people"], ["step", ["zoom"], 250, 7, 100, 8, 60, 9, 25, 10, 12, 11, 0]],
];

/** Our own ground: sand land, pale water, no roads, the names of places. Nothing of it comes from another host. */
export function calmStyle(language: Language): StyleSpecification {
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
          // Drawn by hand: from near it would claim to know more than it does.
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
          // Beside its place where a pin lies on it: a number never covers a name.
          "text-variable-anchor-offset": besides,
          "symbol-sort-key": ["-", ["get", "people"]],
          "text-padding": 3,
        },
        paint: { "text-color": colours.label, "text-halo-color": colours.halo, "text-halo-width": 1.5 },
      },
    ],
  };
}
