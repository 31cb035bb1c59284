import { spawn } from "node:child_process";
import { existsSync, readdirSync, utimesSync, watch } from "node:fs";
import { buildApp } from "./dev/build-app.mjs";
import { installMissing } from "./dev/install.mjs";
import { inRoot } from "./dev/paths.mjs";
import { generatePictures, importDemo, wantsDemo } from "./dev/seed-demo.mjs";
import { startSettings } from "./dev/start-settings.mjs";
import { ensurePortsFree } from "./dev/ports.mjs";
import { waitUntilReady } from "./dev/wait-until-ready.mjs";

/**
 * CMS and site with reload. Vite reloads the site and Strapi its own files; sources outside cms/ (config, core and
 * plugins) are bundled again here, and a touched file then makes Strapi restart.
 */
await installMissing();
const serverBundles = ["config", "core", "plugins"];
await buildApp([...serverBundles, "cms-server"]);
const env = startSettings({ ...process.env, NODE_ENV: "development" });
await ensurePortsFree(env);

const withSample = wantsDemo(env);
if (withSample) await generatePictures(env, "pages");

const children = [
  spawn(process.execPath, [inRoot("node_modules/@strapi/strapi/bin/strapi.js"), "develop"], {
    cwd: inRoot("cms"),
    env,
    stdio: "inherit",
  }),
  spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--watch-path=server",
      "--watch-path=app/replica",
      "--watch-path=../config/src",
      "--watch-path=../config/server",
      "server/index.ts",
    ],
    { cwd: inRoot("web"), env, stdio: "inherit" },
  ),
];

let waiting;
function rebuild(_event, file) {
  if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    buildApp(serverBundles)
      .then(() => utimesSync(inRoot("cms/src/index.ts"), new Date(), new Date()))
      .catch((error) => console.error(error instanceof Error ? error.message : error));
  }, 150);
}

const plugins = readdirSync(inRoot("cms-plugins")).flatMap((name) =>
  ["src", "server"].map((sources) => inRoot("cms-plugins", name, sources)),
);
const shared = [inRoot("config/src"), inRoot("config/server")];
for (const folder of [...shared, ...plugins.filter(existsSync)]) watch(folder, { recursive: true }, rebuild);

const end = () => {
  for (const child of children) child.kill("SIGTERM");
  process.exit(0);
};
process.on("SIGINT", end);
process.on("SIGTERM", end);
for (const child of children) child.on("exit", (code) => code && end());

if (withSample) {
  const cms = {
    name: "the CMS",
    // No timeout: its output is in the terminal above, where the developer sees it.
    get sign() {
      return { at: Date.now(), step: null };
    },
    ended: new Promise((done) => children[0].on("exit", (code, signal) => done({ code, signal }))),
    logFile: "its log",
    lastLines: () => "see above",
  };
  await Promise.all([
    generatePictures(env, "listings"),
    waitUntilReady(cms, `http://127.0.0.1:${env.CMS_PORT}/_health`),
  ]);
  await importDemo(env);
  console.log("sample listings imported");
}
