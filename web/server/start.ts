import { createRequire, enableCompileCache } from "node:module";
import { join } from "node:path";
import { dataDir } from "./data-dir";

declare module "node:module" {
  /** From Node 22.1 on; the types are those of Node 20. */
  export const enableCompileCache: ((folder: string) => void) | undefined;
}

// Stack traces in the log name the site's TypeScript.
process.setSourceMapsEnabled(true);
enableCompileCache?.(join(dataDir(process.env["DATA_DIR"]), "code"));
createRequire(__filename)("./site.cjs");
