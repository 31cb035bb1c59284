import { readdirSync } from "node:fs";
import { join } from "node:path";

/** As Vite serves it in development. */
export const mapScriptSource = "/app/properties/map/frame/start-map.ts";

/** The build names the script of the embedded map's page by its content; it lies beside the pages' scripts. */
export function builtMapScript(clientFolder: string): string {
  const name = readdirSync(join(clientFolder, "assets")).find((file) => /^start-map-[\w-]+\.js$/.test(file));
  if (!name) throw new Error("the embedded map's script is not built");
  return `/assets/${name}`;
}
