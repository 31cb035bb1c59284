/**
 * Writes the map of the sample from the data in `map/data`: `map/antwerp.pmtiles`, and `map/addresses.json` with the
 * course of each street of the sample.
 *
 *   node --import tsx scripts/seed/generate-map.ts
 */
import { writeFileSync } from "node:fs";
import { pmtilesFile } from "../../web/server/map-tiles/pmtiles-file.js";
import { nameStreets } from "./map/addresses.js";
import { toDegrees } from "./map/geometry.js";
import { frame, mapLayers } from "./map/map-layers.js";
import { sourceDigest } from "./map/source-digest.js";
import { streetNets } from "./map/street-net.js";

const nets = streetNets();
const addresses = nameStreets(nets);
const inDegrees = Object.fromEntries(
  Object.entries(addresses).map(([zip, streets]) => [
    zip,
    Object.fromEntries(Object.entries(streets).map(([name, { part }]) => [name, part.map(toDegrees)])),
  ]),
);
writeFileSync(new URL("map/addresses.json", import.meta.url), `${JSON.stringify(inDegrees)}\n`);

const bytes = pmtilesFile(mapLayers(nets, addresses), {
  // The world around it is coarse: from zoom 12 on only the region is there.
  areas: [
    { zooms: [6, 9], edges: frame },
    { zooms: [10, 11], edges: { west: 3.3, south: 50.5, east: 5.6, north: 51.8 } },
    { zooms: [12, 14], edges: { west: 4.05, south: 50.96, east: 4.8, north: 51.47 } },
  ],
  center: [4.42, 51.2],
  metadata: {
    name: "Antwerp, schematic",
    attribution: "Gevel, schematic · GeoNames",
    "attribution:nl": "Gevel, schematisch · GeoNames",
    "attribution:fr": "Gevel, schématique · GeoNames",
    "attribution:de": "Gevel, schematisch · GeoNames",
    source: sourceDigest(),
  },
});
writeFileSync(new URL("map/antwerp.pmtiles", import.meta.url), bytes);
const streets = nets.reduce((sum, { lines }) => sum + lines.length, 0);
console.log(`${streets} streets, ${Math.round(bytes.length / 1024)} KB`);
