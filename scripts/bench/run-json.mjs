import { inRoot } from "../dev/paths.mjs";
import { runCollecting } from "../dev/run.mjs";

/** The JSON that a benchmark script prints in its last line, with these settings. */
export async function runJson(script, env) {
  const tsx = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  const { code, output } = await runCollecting(process.execPath, [...tsx, inRoot("scripts/bench", script)], {
    env,
    show: false,
  });
  if (code !== 0) throw new Error(`${script} failed:\n${output.slice(-3000)}`);
  return JSON.parse(output.trim().split("\n").at(-1));
}
