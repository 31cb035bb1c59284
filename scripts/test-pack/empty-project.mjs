import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../dev/paths.mjs";

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), "utf8"));

/** The packages of a new Strapi project (create-strapi-app), in this repository's versions. */
const ofStrapi = [
  "@strapi/plugin-users-permissions",
  "@strapi/strapi",
  "react",
  "react-dom",
  "react-router-dom",
  "styled-components",
];

function manifest(tarballs) {
  const { dependencies } = readJson("cms/package.json");
  const drivers = readJson("config/sqlite-driver/package.json").dependencies;
  const driver = Number.parseInt(process.versions.node, 10) >= 22 ? "prebuilt" : "compiled";
  return {
    name: "empty-strapi",
    version: "0.0.0",
    private: true,
    dependencies: {
      ...Object.fromEntries(ofStrapi.map((name) => [name, dependencies[name]])),
      "better-sqlite3": drivers[`better-sqlite3-${driver}`],
      ...Object.fromEntries([...tarballs].map(([name, tarball]) => [name, `file:${tarball}`])),
    },
  };
}

const config = {
  admin: `({ env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
})`,
  api: `{ rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }`,
  database: `{
  connection: { client: "sqlite", connection: { filename: ".tmp/data.db" }, useNullAsDefault: true },
}`,
  middlewares: `[
  "strapi::logger",
  "strapi::errors",
  "strapi::security",
  "strapi::cors",
  "strapi::poweredBy",
  "strapi::query",
  "strapi::body",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
]`,
  server: `({ env }) => ({ host: env("HOST"), port: env.int("PORT"), app: { keys: env.array("APP_KEYS") } })`,
};

const localized = { pluginOptions: { i18n: { localized: true } } };

/** The content type that the plugin `menu-tree` asks for in its README. */
const menuEntries = {
  kind: "collectionType",
  collectionName: "menus",
  info: { singularName: "menu", pluralName: "menus", displayName: "Menu entry" },
  options: { draftAndPublish: true },
  ...localized,
  attributes: {
    name: { type: "string", required: true, ...localized },
    title: { type: "string", ...localized },
    sort: { type: "integer", default: 0, pluginOptions: { i18n: { localized: false } } },
    parent: { type: "relation", relation: "manyToOne", target: "api::menu.menu", ...localized },
  },
};

/** Writes a Strapi project with nothing in it but the plugins of these tarballs and entries of a menu: no settings of theirs. */
export function writeEmptyProject(folder, tarballs) {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", JSON.stringify(manifest(tarballs), null, 2));
  for (const [name, text] of Object.entries(config)) write(`config/${name}.js`, `module.exports = ${text};\n`);
  write("src/index.js", "module.exports = {};\n");
  write("src/api/menu/content-types/menu/schema.json", JSON.stringify(menuEntries, null, 2));
  for (const path of ["public/uploads/.gitkeep", ".tmp/.gitkeep", "logs/.gitkeep"]) write(path, "");
  writeFileSync(join(folder, "favicon.png"), readFileSync(inRoot("cms/favicon.png")));
}

/** Packages that may be installed only once: two copies do not share classes and contexts. */
const shared = [
  ...["@strapi/design-system", "@strapi/icons", "@strapi/strapi", "@strapi/utils", "@gevel/change-log", "@gevel/core"],
  ...["react", "react-dom", "react-intl", "react-router-dom", "styled-components"],
];

/** Packages that npm installed more than once, with their paths. */
export function doubledPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  const copies = (name) => Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
  return shared.map(copies).filter(({ length }) => length !== 1);
}

/** Settings of one plugin, as its README describes them. */
export function writePluginSettings(folder, settings) {
  writeFileSync(join(folder, "config/plugins.js"), `module.exports = ${JSON.stringify(settings, null, 2)};\n`);
}

export function environmentOf(folder, port) {
  const secrets = [
    "ADMIN_JWT_SECRET",
    "API_TOKEN_SALT",
    "TRANSFER_TOKEN_SALT",
    "ENCRYPTION_KEY",
    "APP_KEYS",
    "JWT_SECRET",
  ];
  return {
    ...process.env,
    ...Object.fromEntries(secrets.map((name) => [name, randomBytes(24).toString("base64url")])),
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    STRAPI_DISABLE_UPDATE_NOTIFICATION: "true",
    HOST: "127.0.0.1",
    PORT: String(port),
    // The folder in which `startServer` writes the log.
    DATA_DIR: folder,
  };
}
