import { readdirSync } from "node:fs";
import { forbiddenFor, listings, site } from "../config/tooling/layers.js";
import { circlesOf, importsIn, pairsOf } from "./house/import-graph.mjs";
import { inRoot } from "./house/paths.mjs";

const roomOf = (file) => file.split("/")[0];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Files of a layered folder import downwards alone: types, and what is loaded later, which lint does not see. */
function wrongsOf(layered) {
  const folder = inRoot(layered.folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
  const graph = importsIn(folder, files);
  const rooms = layered.layers.flat();
  return [
    ...circlesOf(graph).map((circle) => `a circle of files: ${circle.join(", ")}`),
    ...pairsOf(graph).map(([one, other]) => `${one} and ${other} import each other`),
    ...files
      .filter((file) => file.includes("/") && !rooms.includes(roomOf(file)))
      .map((file) => `${file} stands in no layer of config/tooling/layers.js`),
    ...[...graph].flatMap(([file, imported]) =>
      imported
        .filter(
          (other) =>
            file.includes("/") && (!other.includes("/") || forbiddenFor(layered, roomOf(file)).includes(roomOf(other))),
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
