/**
 * Writes the small base map on which staff place a listing: Belgium, its provinces, the Scheldt and its places, copied
 * from the site's map. Run it after generate-base-map.mjs:
 *
 *   node scripts/base-map/copy-for-admin.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";

const source = new URL("../../web/app/properties/map/frame/base-map.json", import.meta.url);
const target = new URL("../../cms-plugins/properties/admin/src/fields/map/belgium.json", import.meta.url);

/** Places this far around Belgium are named too. */
const frame = { west: 2.4, east: 6.5, south: 49.4, north: 51.6 };
const isNear = ([longitude, latitude]) =>
  longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north;

const { features } = JSON.parse(readFileSync(source, "utf8"));
const of = (kind) => features.filter(({ properties }) => properties.kind === kind);
const drawing = {
  home: of("home").flatMap(({ geometry }) => geometry.coordinates.flat()),
  provinces: of("province").flatMap(({ geometry }) => geometry.coordinates),
  rivers: of("river").map(({ geometry }) => geometry.coordinates),
  places: of("place")
    .filter(({ geometry }) => isNear(geometry.coordinates))
    .map(({ properties, geometry }) => [properties.nl ?? properties.name, ...geometry.coordinates, properties.people]),
};
writeFileSync(target, `${JSON.stringify(drawing)}\n`);
