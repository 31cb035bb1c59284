import { describe, expect, it } from "vitest";
import { facadePicture } from "./facade-picture.js";
import { facadeStyles, type FacadeStyle } from "./facade-styles.js";
import { projectFacade, projectPicture } from "./project-picture.js";

const isStyle = (name: string): name is FacadeStyle => name in facadeStyles;
const cases = Object.keys(facadeStyles)
  .filter(isStyle)
  .flatMap((style) => {
    const [lowest, highest] = facadeStyles[style].storeys;
    return Array.from({ length: highest - lowest + 1 }, (_, index) => [style, lowest + index] as const);
  });

const storeysOf = (drawing: string) => [...drawing.matchAll(/data-storey="(\d+)"/g)].map(([, level]) => Number(level));
const seeds = Array.from({ length: 6 }, (_, index) => String(index + 1));

describe("the façades of the demo content", () => {
  it.each(cases)("PROP-21 %s of %i storeys has each of them once, from the ground up", (style, storeys) => {
    for (const seed of seeds) {
      const drawing = facadePicture(style, storeys, seed);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      const wanted = Array.from({ length: storeys }, (_, index) => index + 1);
      expect(storeysOf(drawing).sort((a, b) => a - b)).toEqual(wanted);
    }
  });

  it.each(cases)("PROP-21 %s of %i storeys is the same for the same seed and differs for another", (style, storeys) => {
    const drawings = seeds.map((seed) => facadePicture(style, storeys, seed));
    expect(seeds.map((seed) => facadePicture(style, storeys, seed))).toEqual(drawings);
    expect(new Set(drawings).size).toBe(seeds.length);
  });

  it.each(["apartments", "villas", "houses"] as const)("a project of %s shows one building, far and near", (kind) => {
    for (const number of [1, 2, 3, 4, 5]) {
      const near = projectFacade(kind, number);
      const walls = [...near.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
      expect(walls.length).toBeGreaterThan(0);
      const street = projectPicture(kind, number);
      for (const wall of walls) expect(street).toContain(`id="${wall}"`);
      expect(new Set(storeysOf(street))).toEqual(new Set(storeysOf(near)));
    }
  });
});
