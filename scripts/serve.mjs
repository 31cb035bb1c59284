import { chdir } from "node:process";
import { inRoot } from "./dev/paths.mjs";
import { startSettings } from "./dev/start-settings.mjs";

/**
 * Runs one application in this process, as a container does: `node scripts/serve.mjs cms` or `site`. It has the
 * settings of `npm start`, logs to its output and stops on SIGTERM. Secrets that are not set are generated once and
 * stored in DATA_DIR.
 */
const sides = {
  cms: { folder: "cms", program: "node_modules/@strapi/strapi/bin/strapi.js", args: ["start"] },
  site: { folder: "web", program: "web/build/server.cjs", args: [] },
};

const side = sides[process.argv[2] ?? ""];
if (!side) {
  console.error(`serve: name a side, ${Object.keys(sides).join(" or ")}`);
  process.exit(2);
}
Object.assign(process.env, startSettings());
chdir(inRoot(side.folder));
const program = inRoot(side.program);
process.argv = [process.execPath, program, ...side.args];
await import(program);
