import { readFileSync } from "node:fs";
import ts from "typescript";
import { forbiddenFor, layered } from "../config/tooling/layers.js";
import { cyclesOf, importsIn, knotsOf } from "./dev/import-graph.mjs";
import { borders } from "../config/tooling/import-boundaries.js";
import { brokenBorder } from "./dev/package-borders.mjs";
import { inRoot } from "./dev/paths.mjs";
import { sourceFolders, sourcesIn } from "./dev/source-folders.mjs";

const layerOf = (file) => file.split("/")[0];

/** In every package: no file imports itself by way of others, and no folder one beside it that imports it back. */
const circlesAndKnots = () =>
  sourceFolders().flatMap((folder) => {
    const graph = importsIn(inRoot(folder), sourcesIn(folder));
    return [...cyclesOf(graph), ...knotsOf(graph)].map(
      (circle) => `${folder}: these import each other: ${circle.join(", ")}`,
    );
  });

/** Files of a layered folder import downwards alone, types and what is loaded later as well. */
function wrongsOf(rules) {
  const graph = importsIn(inRoot(rules.folder), sourcesIn(rules.folder));
  const layerNames = rules.layers.flat();
  return [
    ...[...graph.keys()]
      .filter((file) => file.includes("/") && !layerNames.includes(layerOf(file)))
      .map((file) => `${file} is in no layer of config/tooling/layers.js`),
    ...[...graph].flatMap(([file, imported]) =>
      imported
        .filter(
          (other) =>
            file.includes("/") && (!other.includes("/") || forbiddenFor(rules, layerOf(file)).includes(layerOf(other))),
        )
        .map((other) => `${file} imports ${other}, which is in a higher layer`),
    ),
  ].map((wrong) => `${rules.folder}: ${wrong}`);
}

/** Imports across the packages' borders. Tests and their fixtures are exempt. */
function beyondBorders() {
  const files = [...sourceFolders(), "cms/config"].flatMap((folder) =>
    sourcesIn(folder).map((file) => `${folder}/${file}`),
  );
  // A row that a renamed folder left behind would let everything through.
  const stale = borders
    .filter((border) => !files.some((file) => border.files.test(file)))
    .map((border) => `config/tooling/import-boundaries.js: no file is like ${border.files}`);
  const broken = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(inRoot(file), "utf8"), true, true)
      .importedFiles.flatMap(({ fileName }) => brokenBorder(file, fileName) ?? []),
  );
  return [...stale, ...broken];
}

const wrongs = [...circlesAndKnots(), ...layered.flatMap(wrongsOf), ...beyondBorders()];
if (wrongs.length > 0) {
  console.error(wrongs.join("\n"));
  process.exitCode = 1;
}
