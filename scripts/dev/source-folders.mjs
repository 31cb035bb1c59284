import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { inRoot } from "./paths.mjs";

/** The folders of the workspaces, relative to the root. */
export function packageFolders() {
  const { workspaces } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return workspaces.flatMap((entry) =>
    entry.endsWith("/*")
      ? readdirSync(inRoot(entry.slice(0, -2))).map((name) => join(entry.slice(0, -2), name))
      : [entry],
  );
}

/** TypeScript of a folder, without tests, their fixtures and declarations. */
export const sourcesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|fixture\.tsx?$|\.d\.ts$/.test(file))
    .sort();

/** Where packages have their sources. A plugin's two sides and the two of the site are built apart. */
const sides = ["src", "server/src", "admin/src", "app", "server"];

/** All folders of sources, each with its imports among its own files: these are checked and drawn. */
export const sourceFolders = () =>
  packageFolders()
    .flatMap((folder) =>
      sides
        .filter((side) => existsSync(inRoot(folder, side)) && !existsSync(inRoot(folder, side, "src")))
        .map((side) => `${folder}/${side}`),
    )
    .sort();
