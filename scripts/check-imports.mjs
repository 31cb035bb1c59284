import { readdirSync } from "node:fs";
import { forbiddenFor, siteLayers } from "../config/tooling/site-layers.js";
import { circlesOf, importsIn, pairsOf } from "./house/import-graph.mjs";
import { inRoot } from "./house/paths.mjs";

/** The site's files import downwards alone (web/README.md): types, and what is loaded later, which lint does not see. */
const folder = inRoot("web/app");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .sort();
const graph = importsIn(folder, files);
const roomOf = (file) => file.split("/")[0];
const rooms = siteLayers.flat();
/** The index and what it is an index of are one thing in two folders. */
const oneThing = (one, other) => one === "replica" && other === "replica/search";

const wrongs = [
  ...circlesOf(graph).map((circle) => `a circle of files: ${circle.join(", ")}`),
  ...pairsOf(graph)
    .filter(([one, other]) => !oneThing(one, other))
    .map(([one, other]) => `${one} and ${other} import each other`),
  ...files
    .filter((file) => file.includes("/") && !rooms.includes(roomOf(file)))
    .map((file) => `${file} stands in no layer of config/tooling/site-layers.js`),
  ...[...graph].flatMap(([file, imported]) =>
    imported
      .filter(
        (other) => file.includes("/") && (!other.includes("/") || forbiddenFor(roomOf(file)).includes(roomOf(other))),
      )
      .map((other) => `${file} imports ${other}, which stands above it`),
  ),
];
if (wrongs.length > 0) {
  console.error(wrongs.join("\n"));
  process.exitCode = 1;
}
