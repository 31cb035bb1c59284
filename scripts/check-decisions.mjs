import { readdirSync, readFileSync } from "node:fs";
import { decisionFaults } from "./dev/decision-faults.mjs";
import { inRoot } from "./dev/paths.mjs";

/** Every decision has number, status and date, is in the index, and links to records that exist, both ways. */
const folder = inRoot("config/decisions");
const read = (file) => readFileSync(`${folder}/${file}`, "utf8");
const records = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file !== "README.md")
    .map((file) => [file, read(file)]),
);
const faults = decisionFaults(records, read("README.md"));
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
