import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { findProblem } from "../../../web/server/map-tiles/check-tiles.js";
import { demoListings } from "../listings/demo-listings.js";
import { demoProjects } from "../listings/demo-projects.js";
import { distanceToLine, toMetres } from "./geometry.js";
import { isBlocked, isInDistrict } from "./ground.js";
import { courseOf, setback } from "./point-of-address.js";
import { sourceDigest } from "./source-digest.js";

const homes = [...demoListings(), ...demoProjects()].map(({ reference, zip, street, latitude, longitude }) => ({
  reference,
  zip,
  street,
  at: toMetres(longitude, latitude),
}));

describe("the sample on its map", () => {
  it("PROP-21 has every listing and project within its district", () => {
    expect(homes).toHaveLength(546 + 8);
    expect(homes.filter(({ at, zip }) => !isInDistrict(at, zip))).toEqual([]);
  });

  it("PROP-21 has none in water or a park, or on a railway or motorway", () => {
    expect(homes.filter(({ at }) => isBlocked(at))).toEqual([]);
    // The middle of the Scheldt, the Stadspark, the platforms of Berchem, the ring road.
    for (const [longitude, latitude] of [
      [4.395, 51.2288],
      [4.415, 51.2135],
      [4.4322, 51.1992],
      [4.415, 51.1904],
    ] as const)
      expect(isBlocked(toMetres(longitude, latitude)), `${longitude} ${latitude}`).toBe(true);
    expect(isBlocked(toMetres(4.402, 51.214))).toBe(false);
  });

  it("PROP-21 has each beside the street of its address", () => {
    const far = homes.filter(({ at, zip, street }) => distanceToLine(at, courseOf(zip, street)) > setback.most + 0.5);
    expect(far).toEqual([]);
  });
});

describe("the map of the sample", () => {
  const file = new URL("antwerp.pmtiles", import.meta.url);
  const bytes = readFileSync(file);
  /** By the header of PMTiles, which says where it is. */
  const [at, length] = [24, 32].map((place) => Number(bytes.readBigUInt64LE(place)));
  const metadata = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(gunzipSync(bytes.subarray(at, (at ?? 0) + (length ?? 0))).toString()));

  it("PROP-5 is a file that the site can serve", async () => {
    expect(await findProblem(fileURLToPath(file))).toBeNull();
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
  });

  it("PROP-5 is made of the data beside it: otherwise run scripts/seed/generate-map.ts", () => {
    expect(metadata["source"]).toBe(sourceDigest());
  });

  it("PROP-5 says in each language that it is schematic", () => {
    for (const key of ["attribution", "attribution:nl", "attribution:fr", "attribution:de"])
      expect(metadata[key]).toMatch(/^Gevel, sch/);
  });
});
