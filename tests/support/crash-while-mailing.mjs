import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Runs the CMS of its environment, and exits as in a power cut at a statement: by default when an accepted mail is
 * marked as sent. Further arguments are which occurrence of the statement it is, and the service to run at once: of the
 * owners' plugin unless it names another, as in `publishing.publishing`.
 */
const [, , pattern = "update .*gevel_outbox. set .*sent_at", times = "1", service] = process.argv;
const fatal = new RegExp(pattern);
let left = Number(times);

const root = fileURLToPath(new URL("../..", import.meta.url));
const { createStrapi } = createRequire(import.meta.url)("@strapi/strapi");

const strapi = createStrapi({
  appDir: `${root}cms`,
  distDir: `${root}cms/dist`,
  autoReload: false,
  serveAdminPanel: false,
});
strapi.db.connection.on("query", ({ sql }) => {
  if (fatal.test(sql) && (left -= 1) === 0) process.kill(process.pid, "SIGKILL");
});
// Its worker sends from now on.
await strapi.load();
const [name, plugin = "owner-stats"] = (service ?? "").split(".").reverse();
if (name) await strapi.plugin(plugin).service(name).runNow();
