import { tell } from "./house/tally.mjs";
import { root } from "./house/paths.mjs";
import { installNode } from "./nodes/install-node.mjs";
import { tryStart } from "./nodes/try-start.mjs";

/** Q-5, as a part of `npm test`: this checkout, as it is installed and built, starts with the newest Node there is. */
const newest = await installNode();
if (newest === null) {
  console.log(`npm has no Node for ${process.platform}-${process.arch}, or cannot be asked: not tried`);
  tell("Q-5", "skipped", "Q-5 the newest Node");
} else {
  const passed = await tryStart({
    node: newest.node,
    folder: root,
    tell: (what, problem) => {
      const name = `Q-5 on Node ${newest.version} it ${what}`;
      tell(name, problem === null ? "passed" : "failed");
      console.log(problem === null ? `ok   ${name}` : `FAIL ${name}: ${problem}`);
    },
  });
  process.exitCode = passed ? 0 : 1;
}
