import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { architectureMap } from "./architecture-map.mjs";
import { inRoot } from "./paths.mjs";

it("the map of the house is what its files import: npm run docs:map draws it anew", () => {
  expect(readFileSync(inRoot("config/map.md"), "utf8")).toBe(architectureMap());
});
