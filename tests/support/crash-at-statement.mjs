import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** Starts the CMS of its environment, and exits as in a power cut at the nth statement that matches. */
const [, , text = "", times = "1"] = process.argv;
const root = fileURLToPath(new URL("../..", import.meta.url));
const { createStrapi } = createRequire(import.meta.url)("@strapi/strapi");

const strapi = createStrapi({
  appDir: `${root}cms`,
  distDir: `${root}cms/dist`,
  autoReload: false,
  serveAdminPanel: false,
});
let seen = 0;
strapi.db.connection.on("query", ({ sql }) => {
  if (!new RegExp(text).test(sql)) return;
  seen += 1;
  if (seen === Number(times)) process.kill(process.pid, "SIGKILL");
});
await strapi.load();
process.exit(0);
