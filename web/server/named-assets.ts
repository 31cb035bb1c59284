import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface NamedAssets {
  /** Address of the embedded map's script. */
  mapScript: string;
  /** Address of the style sheet of `error-pages/`. */
  errorPageStyles: string;
}

/** As Vite serves them in development. */
export const assetSources: NamedAssets = {
  mapScript: "/app/properties/map/frame/start-map.ts",
  errorPageStyles: "/app/ui/error-page.css",
};

/** The build names files by their content; these lie beside the pages' scripts, and no page of Remix names them. */
export function builtAssets(clientFolder: string): NamedAssets {
  const names = readdirSync(join(clientFolder, "assets"));
  const find = (pattern: RegExp) => {
    const name = names.find((file) => pattern.test(file));
    if (!name) throw new Error(`the site's build has no file matching ${pattern.source}`);
    return `/assets/${name}`;
  };
  return { mapScript: find(/^start-map-[\w-]+\.js$/), errorPageStyles: find(/^error-page-[\w-]+\.css$/) };
}
