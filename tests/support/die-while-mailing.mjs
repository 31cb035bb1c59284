import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** Runs the CMS of its environment, and dies as by a power cut at a statement: unless told, when a mail that was taken is marked as sent. */
const fatal = new RegExp(process.argv[2] ?? "update .*gevel_outbox. set .*sent_at");

const root = fileURLToPath(new URL("../..", import.meta.url));
const { createStrapi } = createRequire(import.meta.url)("@strapi/strapi");

const strapi = createStrapi({
  appDir: `${root}cms`,
  distDir: `${root}cms/dist`,
  autoReload: false,
  serveAdminPanel: false,
});
strapi.db.connection.on("query", ({ sql }) => {
  if (fatal.test(sql)) process.kill(process.pid, "SIGKILL");
});
// Its worker sends from now on.
await strapi.load();
