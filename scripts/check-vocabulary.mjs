import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rejectedTerms } from "../config/tooling/rejected-terms.js";
import { inRoot } from "./dev/paths.mjs";
import { rejectedTermsIn } from "./dev/rejected-terms.mjs";

/** Names and log messages use the terms of config/glossary.md. */
const listed = [
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
  "cms",
  "cms-plugins",
  "config",
  "scripts",
  "tests",
  "web",
];
const files = execFileSync("git", listed, { cwd: inRoot("."), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).split(
  "\n",
);
const isCode = (/** @type {string} */ file) =>
  /\.(ts|tsx|mjs|js)$/.test(file) && !/\/rejected-terms\.(js|test\.ts)$/.test(file);

const faults = files
  .filter((file) => file !== "" && !file.startsWith("config/decisions/") && existsSync(inRoot(file)))
  .flatMap((file) => rejectedTermsIn(file, isCode(file) ? readFileSync(inRoot(file), "utf8") : "", rejectedTerms));
if (faults.length > 0) {
  console.error(
    `${faults.join("\n")}\nThe terms are in config/glossary.md, exceptions in config/tooling/rejected-terms.js.`,
  );
  process.exitCode = 1;
}
