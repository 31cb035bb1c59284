import { resolve } from "node:path";
import { installMissing } from "./dev/install.mjs";
import { inRoot } from "./dev/paths.mjs";
import { packPackages } from "./pack/pack-packages.mjs";

/** `npm run pack [-- folder]`: the plugins and what they share, as tarballs that any Strapi 5 project can install. */
await installMissing();
const tarballs = await packPackages(resolve(process.argv[2] ?? inRoot(".data/packages")));
for (const [name, tarball] of tarballs) console.log(`${name}: ${tarball}`);
