import { join } from "node:path";
// Stack traces in the log name the site's TypeScript: Node's own flag does not see what `vm` runs. A map is read with its first error.
import "source-map-support/register";
import { dataDir } from "../data-dir";
import { CodeCache } from "./code-cache";
import { runCached } from "./run-cached";

/** Which build of the site stands beside this file: `build-server.mjs` says it. */
declare const SITE_BUILD: string;

runCached(join(__dirname, "site.cjs"), new CodeCache(join(dataDir(process.env["DATA_DIR"]), "code"), SITE_BUILD));
