import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tsImport } from "tsx/esm/api";
import { catalogueOf, layoutFaults, messageFaults, unusedMessages } from "./dev/message-faults.mjs";
import { inRoot } from "./dev/paths.mjs";

const { languages } = createRequire(import.meta.url)("@gevel/config");

const listed = (/** @type {string[]} */ ...patterns) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: inRoot("."),
    encoding: "utf8",
  })
    .split("\n")
    // Deleted ones are listed until they are committed.
    .filter((file) => file !== "" && existsSync(inRoot(file)));
const read = (/** @type {string} */ file) => readFileSync(inRoot(file), "utf8");

/** The admin speaks three languages; Strapi names its catalogues `translations`. */
const ofAdmin = /\/translations\//;
const ofLayouts = /^cms\/src\/(api|components)\//;
const files = listed(
  "cms/**/translations/*.json",
  "cms-plugins/**/translations/*.json",
  ":(glob)**/src/**/messages/**/*.json",
  "web/app/i18n/messages/**/*.json",
);

/** The first part of our ids: the plugin, or `gevel` for what has none. */
const ours = new Set(["gevel", ...readdirSync(inRoot("cms-plugins"))]);

/** Labels and help of fields, names of types, values of enumerations: English ones are in layouts and schemas. */
const ofModels =
  /^[^.]+$|^relation\.|^content-manager\.(content-types|components\.[a-z-]+\.[a-z-]+)\.|^[a-z-]+\.help\.|^gevel\.timestamps\./;

/** @param {string} id */
function englishOf(id) {
  if (ofModels.test(id)) return "layout";
  return ours.has(id.split(".", 1)[0] ?? "") ? "catalogue" : "strapi";
}

/** @type {Map<string, Record<string, Record<string, string>>>} */
const catalogues = new Map();
/** @type {string[]} */
const faults = [];
for (const file of files) {
  const { catalogue, language } = catalogueOf(file);
  try {
    catalogues.set(catalogue, { ...catalogues.get(catalogue), [language]: JSON.parse(read(file)) });
  } catch (error) {
    faults.push(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Where the ids of a catalogue are: in its package. Those of config are in several, whose tests ask for each of them. */
const sourceOf = (/** @type {string} */ catalogue) =>
  /^(cms-plugins\/[^/]+\/server|cms\/src|web)\//.exec(catalogue)?.[1] ?? null;
/** @type {Map<string, string>} */
const sources = new Map();
function sourceText(/** @type {string} */ folder) {
  const known = sources.get(folder);
  if (known !== undefined) return known;
  const code = listed(`${folder}/**/*.ts`, `${folder}/**/*.tsx`, "config/src/errors.ts").filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  );
  const text = code.map(read).join("\n");
  sources.set(folder, text);
  return text;
}

for (const [catalogue, byLanguage] of catalogues) {
  const isAdmin = ofAdmin.test(catalogue);
  // The English of a content type or component is in its layout.
  const expected = isAdmin ? ["fr", "nl", ...(ofLayouts.test(catalogue) ? [] : ["en"])] : languages;
  const missing = expected.filter((/** @type {string} */ language) => !(language in byLanguage));
  faults.push(
    ...missing.map((/** @type {string} */ language) => `${catalogue}: there is none in ${language}`),
    ...messageFaults(byLanguage, isAdmin ? englishOf : () => "catalogue").map((fault) => `${catalogue}: ${fault}`),
  );
  const folder = isAdmin ? null : sourceOf(catalogue);
  if (folder)
    faults.push(
      ...unusedMessages(Object.keys(byLanguage["en"] ?? {}), sourceText(folder)).map(
        (id) => `${catalogue}: ${id} is used nowhere in ${folder}`,
      ),
    );
}

/** What the admin has in a language, of all catalogues. */
const adminTexts = (/** @type {string} */ language) =>
  Object.assign({}, ...[...catalogues].flatMap(([name, texts]) => (ofAdmin.test(name) ? [texts[language] ?? {}] : [])));
const [application, leads, history] = await Promise.all(
  [
    "../cms/src/admin-layouts.ts",
    "../cms-plugins/leads/server/src/lead/lead-layout.ts",
    "../cms-plugins/owner-stats/server/src/history/entries/entry-layouts.ts",
  ].map((file) => tsImport(file, import.meta.url)),
);
const layouts = {
  ...application.adminLayouts,
  "plugin::leads.lead": leads.leadLayout,
  ...history.entryLayouts,
};
for (const language of ["nl", "fr"])
  faults.push(...layoutFaults(layouts, adminTexts(language)).map((fault) => `translations in ${language}: ${fault}`));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
