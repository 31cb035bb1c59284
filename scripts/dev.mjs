import { spawn } from "node:child_process";
import { existsSync, readdirSync, utimesSync, watch } from "node:fs";
import { buildHouse } from "./house/build-house.mjs";
import { installWhatIsMissing } from "./house/install.mjs";
import { inRoot } from "./house/paths.mjs";
import { drawPictures, importSample, wantsSample } from "./house/sample.mjs";
import { houseSettings } from "./house/settings.mjs";
import { ensurePortsFree } from "./house/ports.mjs";
import { untilReady } from "./house/until-ready.mjs";

/**
 * Both sides with reload. Vite reloads the site and Strapi its own files; what lies outside cms/ (config, kit and
 * plugins) is bundled anew here, and a touched file then tells Strapi to start again.
 */
await installWhatIsMissing();
const serverBundles = ["config", "kit", "plugins"];
await buildHouse([...serverBundles, "cms-server"]);
const env = houseSettings({ ...process.env, NODE_ENV: "development" });
await ensurePortsFree(env);

const withSample = wantsSample(env);
if (withSample) await drawPictures(env, "pages");

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
    buildHouse(serverBundles)
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
    // What it does stands above, for who sits here to see: no limit.
    get sign() {
      return { at: Date.now(), step: null };
    },
    ended: new Promise((done) => children[0].on("exit", (code, signal) => done({ code, signal }))),
    logFile: "its log",
    lastLines: () => "stands above",
  };
  await Promise.all([drawPictures(env, "listings"), untilReady(cms, `http://127.0.0.1:${env.CMS_PORT}/_health`)]);
  await importSample(env);
  console.log("the sample listings are in");
}
