import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { root } from "./house/paths.mjs";
import { run, runCollecting } from "./house/run.mjs";
import { installNode } from "./nodes/install-node.mjs";
import { tryStart } from "./nodes/try-start.mjs";

/** each supported Node that npm has, beside the one that runs this; `npm run test:nodes -- 24` tries one. */
const majors = process.argv.length > 2 ? process.argv.slice(2) : ["22", "24", "26"];
let failed = false;

function tell(what, problem) {
  failed ||= problem !== null;
  console.log(problem === null ? `ok   ${what}` : `FAIL ${what}: ${problem}`);
}

/** Starts a new clone of the last commit with this Node, tries it, and runs its unit tests. */
async function tryNode(major) {
  const installed = await installNode(major);
  if (installed === null) return tell(`Node ${major}`, `npm has none for ${process.platform}-${process.arch}`);
  const { version, node } = installed;
  const folder = mkdtempSync(join(tmpdir(), "gevel-clone-"));
  try {
    await run("git", ["clone", "--quiet", root, folder], { quiet: true });
    const began = Date.now();
    await tryStart({ node, folder, tell: (what, problem) => tell(`Node ${version} ${what}`, problem) });
    console.log(`     Node ${version}: ${((Date.now() - began) / 1000).toFixed(0)} s with install and build`);
    const env = { PATH: [dirname(node), process.env.PATH].join(delimiter), NO_COLOR: "1" };
    const options = ["--config=config/tooling/vitest.config.ts", "--project=unit", "--reporter=dot"];
    const tests = await runCollecting(node, [join("node_modules", "vitest", "vitest.mjs"), "run", ...options], {
      ...{ cwd: folder, env, show: false },
    });
    tell(`Node ${version} passes the unit tests`, tests.code === 0 ? null : tests.output.slice(-6000));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const major of majors) await tryNode(major);
process.exitCode = failed ? 1 : 0;
