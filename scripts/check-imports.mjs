import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import ts from "typescript";
import { forbiddenFor, listings, site } from "../config/tooling/layers.js";
import { cyclesOf, importsIn, pairsOf } from "./dev/import-graph.mjs";
import { borders } from "../config/tooling/import-boundaries.js";
import { brokenBorder } from "./dev/package-borders.mjs";
import { inRoot } from "./dev/paths.mjs";

const layerOf = (file) => file.split("/")[0];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Files of a layered folder import downwards alone, types and what is loaded later as well. */
function wrongsOf(layered) {
  const folder = inRoot(layered.folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
  const graph = importsIn(folder, files);
  const layerNames = layered.layers.flat();
  return [
    ...cyclesOf(graph).map((circle) => `an import cycle: ${circle.join(", ")}`),
    ...pairsOf(graph).map(([one, other]) => `${one} and ${other} import each other`),
    ...files
      .filter((file) => file.includes("/") && !layerNames.includes(layerOf(file)))
      .map((file) => `${file} is in no layer of config/tooling/layers.js`),
    ...[...graph].flatMap(([file, imported]) =>
      imported
        .filter(
          (other) =>
            file.includes("/") &&
            (!other.includes("/") || forbiddenFor(layered, layerOf(file)).includes(layerOf(other))),
        )
        .map((other) => `${file} imports ${other}, which is in a higher layer`),
    ),
  ].map((wrong) => `${layered.folder}: ${wrong}`);
}

/** Imports across the packages' borders. Tests and their fixtures are exempt. */
function beyondBorders() {
  const folders = ["config/src", "config/server", "cms/src", "cms/config", "cms-plugins", "web/app", "web/server"];
  const files = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.split(sep).join("/")}`)
      .filter((file) => isSource(file) && !/\.fixture\.|(?:^|\/)(?:node_modules|dist|build)\//.test(file)),
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

const wrongs = [...[site, listings].flatMap(wrongsOf), ...beyondBorders()];
if (wrongs.length > 0) {
  console.error(wrongs.join("\n"));
  process.exitCode = 1;
}
