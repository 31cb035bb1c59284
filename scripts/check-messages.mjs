import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { messageFaults } from "./dev/message-faults.mjs";
import { inRoot } from "./dev/paths.mjs";

/** Every catalogue of the admin has the messages of the English one beside it, with the same placeholders. */
const files = execFileSync(
  "git",
  [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "cms/**/translations/*.json",
    "cms-plugins/**/translations/*.json",
  ],
  { cwd: inRoot("."), encoding: "utf8" },
)
  .split("\n")
  .filter(Boolean);

/** The first part of our ids: the plugin, or `gevel` for what has none. */
const ours = ["gevel", ...readdirSync(inRoot("cms-plugins"))];

/** Strapi's own ids, and the help of a field, whose English is in the form's layout. */
const mayAdd = (/** @type {string} */ id) => !ours.includes(id.split(".")[0] ?? "") || /\.help\./.test(id);

/** @type {Map<string, Record<string, Record<string, string>>>} */
const folders = new Map();
for (const file of files) {
  const catalogues = folders.get(dirname(file)) ?? {};
  folders.set(dirname(file), {
    ...catalogues,
    [basename(file, ".json")]: JSON.parse(readFileSync(inRoot(file), "utf8")),
  });
}
const faults = [...folders].flatMap(([folder, catalogues]) =>
  messageFaults(catalogues, mayAdd).map((fault) => `${folder}: ${fault}`),
);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
