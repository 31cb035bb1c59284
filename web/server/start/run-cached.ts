import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";
import type { CodeCache } from "./code-cache";

/** By then the first pages were answered; V8 forgets what is not run again within some minutes. */
const soon = 10_000;

/**
 * Runs a file that is one function of Node's own five names, with what was compiled of it before. ASCII alone: a byte a letter. It
 * has no `import()`: code that was kept has forgotten how its script imports.
 * True where that was of use; where not, this run leaves some: soon, or as it ends well.
 */
export function runCached(file: string, cache: CodeCache): boolean {
  const cachedData = cache.read();
  const script = new Script(readFileSync(file, "latin1"), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const isKnown = cachedData !== undefined && script.cachedDataRejected === false;
  const run: unknown = script.runInThisContext();
  if (typeof run !== "function") throw new Error(`${file} is not a function`);
  const module = { exports: {} };
  run.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  if (!isKnown) storeLater(() => cache.store(script.createCachedData()));
  return isKnown;
}

function storeLater(store: () => void): void {
  const late = setTimeout(end, soon).unref();
  function end(code?: number) {
    clearTimeout(late);
    process.off("exit", end);
    if (!code) store();
  }
  process.once("exit", end);
}
