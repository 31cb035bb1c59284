import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { architectureMap } from "./architecture-map.mjs";
import { inRoot } from "./paths.mjs";

it("the architecture map matches the imports of the files: npm run docs:map renders it anew", () => {
  expect(readFileSync(inRoot("config/map.md"), "utf8")).toBe(architectureMap());
});
