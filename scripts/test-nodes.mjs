import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { root } from "./dev/paths.mjs";
import { run } from "./dev/run.mjs";
import { installNode } from "./test-nodes/install-node.mjs";
import { startCheckout, trials } from "./test-nodes/start-checkout.mjs";

/** each supported Node that npm has, beside the one that runs this; `npm run test:nodes -- 24` tries one. */
const majors = process.argv.length > 2 ? process.argv.slice(2) : ["22", "24", "26"];

async function attempt(what, task) {
  try {
    const result = await task();
    console.log(`ok   ${what}`);
    return result;
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAIL ${what}: ${error.message}`);
    return null;
  }
}

/** Starts a new clone of the last commit with this Node, tries it, and runs its unit tests. */
async function tryNode({ version, node }) {
  const folder = mkdtempSync(join(tmpdir(), "gevel-clone-"));
  const name = (what) => `Node ${version} ${what}`;
  try {
    await run("git", ["clone", "--quiet", root, folder], { quiet: true });
    const began = Date.now();
    const started = await attempt(name("starts with the demo content"), () => startCheckout({ node, folder }));
    console.log(`     after ${((Date.now() - began) / 1000).toFixed(0)} s with install and build`);
    if (!started) return;
    for (const [what, task] of Object.entries(trials)) await attempt(name(what), () => task(started));
    await attempt(name("ends by SIGTERM"), async () => {
      const code = await started.end();
      if (code !== 0) throw new Error(`exit code ${code}`);
    });
    const env = { PATH: [dirname(node), process.env.PATH].join(delimiter), NO_COLOR: "1" };
    const options = ["--project=unit", "--reporter=dot"];
    const vitest = join("node_modules", "vitest", "vitest.mjs");
    await attempt(name("passes the unit tests"), () =>
      run(node, [vitest, "run", ...options], { cwd: folder, env, quiet: true }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const major of majors) {
  const installed = await attempt(`Node ${major} is installed from npm`, async () => {
    const found = await installNode(major);
    if (found === null)
      throw new Error(`npm has no Node for ${process.platform}-${process.arch}, or cannot be reached`);
    return found;
  });
  if (installed) await tryNode(installed);
}
