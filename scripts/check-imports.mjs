import { readdirSync } from "node:fs";
import { forbiddenFor, listings, site } from "../config/tooling/layers.js";
import { cyclesOf, importsIn, pairsOf } from "./dev/import-graph.mjs";
import { inRoot } from "./dev/paths.mjs";

const layerOf = (file) => file.split("/")[0];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Files of a layered folder import downwards alone: types, and what is loaded later, which lint does not see. */
function wrongsOf(layered) {
  const folder = inRoot(layered.folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
  const graph = importsIn(folder, files);
  const layerNames = layered.layers.flat();
  return [
    ...cyclesOf(graph).map((circle) => `a circle of files: ${circle.join(", ")}`),
    ...pairsOf(graph).map(([one, other]) => `${one} and ${other} import each other`),
    ...files
      .filter((file) => file.includes("/") && !layerNames.includes(layerOf(file)))
      .map((file) => `${file} stands in no layer of config/tooling/layers.js`),
    ...[...graph].flatMap(([file, imported]) =>
      imported
        .filter(
          (other) =>
            file.includes("/") &&
            (!other.includes("/") || forbiddenFor(layered, layerOf(file)).includes(layerOf(other))),
        )
        .map((other) => `${file} imports ${other}, which stands above it`),
    ),
  ].map((wrong) => `${layered.folder}: ${wrong}`);
}

const wrongs = [site, listings].flatMap(wrongsOf);
if (wrongs.length > 0) {
  console.error(wrongs.join("\n"));
  process.exitCode = 1;
}
