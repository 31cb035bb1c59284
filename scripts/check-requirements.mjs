import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { undefinedIds } from "./dev/requirement-ids.mjs";
import { inRoot } from "./dev/paths.mjs";

/** Every requirement that code, a test or a document cites is defined in config/requirements.md. */
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.md", "*.css"],
  {
    cwd: inRoot("."),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  },
);
const requirements = readFileSync(inRoot("config/requirements.md"), "utf8");
const faults = files
  .split("\n")
  .filter(Boolean)
  .flatMap((file) =>
    undefinedIds(requirements, readFileSync(inRoot(file), "utf8")).map((id) => `${file}: ${id} is not defined`),
  );
if (faults.length > 0) {
  console.error(`${faults.join("\n")}\nDefine the ids in config/requirements.md, or cite defined ones.`);
  process.exitCode = 1;
}
