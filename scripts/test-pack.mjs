import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./dev/free-port.mjs";
import { installMissing } from "./dev/install.mjs";
import { inRoot } from "./dev/paths.mjs";
import { run } from "./dev/run.mjs";
import { startServer } from "./dev/server-process.mjs";
import { showProgress } from "./dev/progress.mjs";
import { findChromium } from "./dev/system-packages.mjs";
import { waitUntilReady } from "./dev/wait-until-ready.mjs";
import { checkAdmin } from "./test-pack/check-admin.mjs";
import { doubledPackages, environmentOf, writeEmptyProject, writePluginSettings } from "./test-pack/empty-project.mjs";
import {
  createInAdmin,
  importListings,
  findInAdmin,
  makeImportToken,
  readChangeLog,
  readMenu,
  registerAdmin,
  saveMenu,
  statusOf,
} from "./test-pack/strapi-client.mjs";
import { packPackages } from "./pack/pack-packages.mjs";

/**
 * `npm run test:pack [-- folder]`: packs the plugins, installs the tarballs into an empty Strapi 5 project, builds its
 * admin, starts it, imports two listings and reads them back. A folder given as an argument is kept and reused.
 */
const storedEntry = process.argv[2] && resolve(process.argv[2]);
const folder = storedEntry ?? mkdtempSync(join(tmpdir(), "gevel-pack-test-"));
const project = join(folder, "project");
const steps = showProgress();
const listingUid = "plugin::properties.property";
const replicaSecret = "shared-with-a-site";
const account = { email: "pack@example.org", password: "Pack-test-1" };
const headlines = ["Apartment by the water", "House with a garden"];

function check(what, condition) {
  if (!condition) throw new Error(`failed: ${what}`);
  steps.announce(`ok   ${what}`);
}

/** Native modules, which take minutes to compile, come from this repository. */
async function installProject() {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...options], { cwd: project, quiet: true, env: { NODE_ENV: "" } });
  const binary = "build/Release/better_sqlite3.node";
  const compiled = inRoot("node_modules/better-sqlite3-compiled", binary);
  if (existsSync(compiled)) cpSync(compiled, join(project, "node_modules/better-sqlite3", binary));
  const doubled = doubledPackages(project);
  check(
    `packages that Strapi and the plugins share are installed once${doubled.map((paths) => `\n${paths}`)}`,
    doubled.length === 0,
  );
}

const strapi = (command) => [join(project, "node_modules/@strapi/strapi/bin/strapi.js"), command];

/** Runs the project's server during `task`; any error it logs is a failure. */
async function whileItRuns(env, task) {
  const side = startServer("strapi", { args: strapi("start"), cwd: project, env });
  try {
    const url = `http://${env.HOST}:${env.PORT}`;
    await steps.during("starting the project", () => waitUntilReady(side, `${url}/_health`), { quiet: true });
    const result = await task(url);
    const errors = side
      .lastLines(1_000)
      .split("\n")
      .filter((line) => /\berror(\u001b\[39m)?: |UnhandledPromise/.test(line));
    check(`the server logs no error${errors.length > 0 ? `: ${errors.join("\n")}` : ""}`, errors.length === 0);
    return result;
  } catch (error) {
    throw new Error(`${error.message}\nthe end of the server's log:\n${side.lastLines()}`, { cause: error });
  } finally {
    await side.stop();
  }
}

const listings = headlines.map((typeDescription, index) => ({
  ...{ reference: `P-${index}`, goal: 0, webId: 1 + index, zip: "2000", city: "Antwerpen", price: 320_000 + index },
  typeDescription: { en: typeDescription },
}));

/** The menu of a project that passes nothing to the plugin: its entries, reordered. */
async function reorderMenu(url, staff) {
  for (const [index, name] of ["Buy", "Rent"].entries())
    await createInAdmin(url, staff, "api::menu.menu", { name, title: name, sort: index + 1 });
  const { version, rows } = await readMenu(url, staff);
  const places = rows.map(({ id }) => ({ id, parent: null })).reverse();
  const { outcome, tree } = await saveMenu(url, staff, { version, places });
  const names = tree?.rows.map(({ name }) => name).join();
  check("the menu is a tree that staff reorder", outcome === "saved" && names === "Rent,Buy");
}

/** As installed, without settings: the import and the admin work, the change log is closed. */
async function withoutSettings(url, executablePath) {
  const staff = await registerAdmin(url, account);
  const token = await makeImportToken(url, staff);
  const body = { source: "pack-test", mode: "partial", properties: listings };
  const { summary } = await importListings(url, token, body);
  check("an import by its token creates two listings", summary.created === 2 && summary.refused === 0);
  const again = await importListings(url, token, body);
  check("the same import again changes nothing", again.summary.unchanged === 2);
  const stored = await findInAdmin(url, staff, listingUid);
  const texts = stored.map(({ typeDescription }) => typeDescription.en).sort();
  check("the admin reads both back", JSON.stringify(texts) === JSON.stringify([...headlines].sort()));
  const many = Array.from({ length: 1_000 }, (_, index) => ({ ...listings[0], reference: `M-${index}` }));
  const large = await importListings(url, token, { ...body, source: "many", properties: many });
  check("an import large enough for the validation worker is imported too", large.summary.created === many.length);
  const closed = await statusOf(url, "/api/properties/import", { method: "POST", body: JSON.stringify(body) });
  check("nobody imports without a token", closed === 401 || closed === 403);
  check("the import is described without one", (await statusOf(url, "/api/openapi.json")) === 200);
  const changes = (authorization) => statusOf(url, "/api/site/feed?after=0", { headers: { authorization } });
  const answers = [await changes("Bearer "), await changes("Bearer undefined")];
  check(
    "the change log is closed while there is no secret",
    answers.every((status) => status === 401),
  );
  await reorderMenu(url, staff);
  if (!executablePath) return steps.announce("     admin not tested: Chromium is missing (CHROMIUM_PATH)");
  const listing = stored.find(({ reference }) => reference === "P-0").documentId;
  const wrongs = await steps.during("testing the admin", () =>
    checkAdmin(url, { executablePath, account, listing, headline: headlines[0] }),
  );
  check(
    `the admin renders list, form, imports and menu without an error${wrongs.map((text) => `\n${text}`)}`,
    wrongs.length === 0,
  );
}

async function withSettings(url) {
  const { listings: reported, propertyTypes } = await readChangeLog(url, replicaSecret);
  const texts = [...new Set(reported.map(({ typeDescription }) => typeDescription.en))].sort();
  check(
    "a site that shares the secret reads both from the change log",
    JSON.stringify(texts) === JSON.stringify([...headlines].sort()),
  );
  check("and the types of property", propertyTypes.length > 0);
}

const cleanUp = () => storedEntry ?? rmSync(folder, { recursive: true, force: true });
// All child processes end with this one; their files are in the system's temporary folder.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

try {
  mkdirSync(join(project, "logs"), { recursive: true });
  await installMissing(steps);
  const tarballs = await packPackages(join(folder, "packages"), steps);
  for (const part of [".tmp", "config/plugins.js"]) rmSync(join(project, part), { recursive: true, force: true });
  writeEmptyProject(project, tarballs);
  // npm would take a tarball of the same name and version from its record of the previous run.
  for (const part of ["package-lock.json", "node_modules/@gevel", "node_modules/.package-lock.json"])
    rmSync(join(project, part), { recursive: true, force: true });
  const env = environmentOf(project, await freePort());
  await steps.during("installing the project", () => installProject());
  await steps.during("building its admin", () =>
    run(process.execPath, strapi("build"), { cwd: project, quiet: true, env }),
  );
  await whileItRuns(env, (url) => withoutSettings(url, findChromium()));
  writePluginSettings(project, { "change-log": { config: { replicaSecret } } });
  await whileItRuns(env, withSettings);
  console.log("pack-test: the packed plugins work in an empty Strapi 5 project");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("pack-test: FAILED");
  process.exitCode = 1;
} finally {
  cleanUp();
}
