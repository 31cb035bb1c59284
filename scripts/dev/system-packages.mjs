import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runCollecting } from "./run.mjs";

const first = (paths) => paths.find((path) => path && existsSync(path)) ?? null;
const onPath = (name) => first((process.env.PATH ?? "").split(":").map((folder) => join(folder, name)));

/** Without a window of its own where there is one, which is a quarter quicker. */
const windowlessChromium = () => first([process.env.CHROMIUM_PATH, onPath("chromium-headless-shell")]);

/** @returns {string | null} */
export const findChromium = () =>
  windowlessChromium() ?? first([onPath("chromium"), onPath("chromium-browser"), onPath("google-chrome")]);

/** @returns {string | null} */
export const findFirefox = () => first([process.env.FIREFOX_PATH, onPath("firefox-esr"), onPath("firefox")]);

const postgresRoot = "/usr/lib/postgresql";
const postgresBins = () =>
  (existsSync(postgresRoot) ? readdirSync(postgresRoot).sort((a, b) => Number(b) - Number(a)) : []).map((version) =>
    join(postgresRoot, version, "bin"),
  );

/** The folder with initdb and pg_ctl, or null. */
export function findPostgres() {
  const folder = first(postgresBins().map((bin) => join(bin, "initdb")))?.replace(/\/initdb$/, "");
  const path = onPath("pg_ctl")?.replace(/\/pg_ctl$/, "");
  return folder ?? path ?? null;
}

let listsAreFresh = false;

/** Installs Debian packages if this system has apt and the user is root; returns whether that succeeded. */
export async function installPackages(names, announce = console.log) {
  const mayInstall = onPath("apt-get") && process.getuid?.() === 0;
  if (!mayInstall) return false;
  announce(`installing ${names.join(", ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (!listsAreFresh) await runCollecting("apt-get", ["update", "-q"], { env, show: false });
  listsAreFresh = true;
  const { code, output } = await runCollecting(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", ...names],
    { env, show: false },
  );
  if (code !== 0) announce(output.slice(-2000));
  return code === 0;
}

/** Debian's substitutes for Arial and Times: they reserve the space of a page's text until its own fonts are loaded. */
const fonts = "fonts-liberation";

/** Whether this system has the fonts that most visitors have; a system without fontconfig, such as a Mac, has them. */
async function hasFonts() {
  if (!onPath("fc-match")) return process.platform !== "linux";
  const { output } = await runCollecting("fc-match", ["Arial"], { show: false });
  return /Arial|Liberation/.test(output);
}

/**
 * Chromium without the browser window, which tests do not need and which takes a quarter of their time, otherwise the
 * full browser; installed if allowed, with fonts. Null if none is available.
 */
export async function chromiumForTests() {
  const installed = async (name, find) => ((await installPackages([name])) ? find() : null);
  if (!(await hasFonts()) && !(await installPackages([fonts])))
    console.log("Neither Arial nor Liberation Sans is installed: tests of pages with late fonts may fail.");
  return (
    windowlessChromium() ??
    (await installed("chromium-headless-shell", windowlessChromium)) ??
    findChromium() ??
    (await installed("chromium", findChromium))
  );
}
