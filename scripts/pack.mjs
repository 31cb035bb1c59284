import { resolve } from "node:path";
import { installWhatIsMissing } from "./house/install.mjs";
import { inRoot } from "./house/paths.mjs";
import { packPackages } from "./packing/pack-packages.mjs";

/** `npm run pack [-- folder]`: the plugins and what they share, as tarballs that any Strapi 5 project can install. */
await installWhatIsMissing();
const tarballs = await packPackages(resolve(process.argv[2] ?? inRoot(".data/packages")));
for (const [name, tarball] of tarballs) console.log(`${name}: ${tarball}`);
