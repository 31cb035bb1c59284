import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inRoot, root } from "./paths.mjs";

const secretNames = [
  "REPLICA_SECRET",
  "PREVIEW_SECRET",
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
];

const fresh = (name) =>
  name === "APP_KEYS"
    ? [1, 2].map(() => randomBytes(24).toString("base64url")).join(",")
    : randomBytes(32).toString("base64url");

/** Secrets missing in the environment are generated once and stored with the data. */
function secretsOf(dataDir, env) {
  const file = join(dataDir, "secrets.json");
  const retained = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets = Object.fromEntries(secretNames.map((name) => [name, env[name] || retained[name] || fresh(name)]));
  const toStore = Object.fromEntries(secretNames.filter((name) => !env[name]).map((name) => [name, secrets[name]]));
  if (JSON.stringify(toStore) !== JSON.stringify(retained) && Object.keys(toStore).length > 0) {
    // A partial file would mean new secrets at the next start, which would invalidate every login and token of this
    // database.
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...retained, ...toStore }, null, 2)}\n`, { mode: 0o600 });
    chmodSync(`${file}.new`, 0o600);
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

const problem = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "it is a file",
  ENOENT: "nothing can be made there",
};

/** One level at a time: Node's own `recursive` loops forever where the system creates no folders, as in /proc. */
function makeFolder(path, mode) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path, { mode });
}

/** Creates the data folder and its subfolders, or throws an error with a sentence that gives the reason. */
function makeFolders(dataDir) {
  try {
    for (const folder of ["", "uploads", "mail", "replica", "pictures", "logs"]) {
      // Secrets, leads and logs are in it: it is for its user alone. Of an earlier start each side sees to it.
      makeFolder(join(dataDir, folder), 0o700);
      accessSync(join(dataDir, folder), constants.W_OK);
    }
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${problem[error.code] ?? error.message}`, { cause: error });
  }
}

const megabyte = 1024 * 1024;

/** Disk space that the CMS needs at least, in megabytes; what a first start writes of pictures and database is some 100. */
const leastMegabytes = 64;

/**
 * Why the CMS has too little disk space in DATA_DIR, or null where there is enough.
 *
 * @param {string} dataDir
 * @param {(path: string) => { bavail: number, bsize: number }} statfs
 */
export function diskSpaceProblem(dataDir, statfs = statfsSync) {
  const { bavail, bsize } = statfs(dataDir);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free >= leastMegabytes) return null;
  return `the disk of DATA_DIR (${dataDir}) is nearly full: ${free} MB are free, and the CMS needs ${leastMegabytes} MB at least`;
}

/**
 * The demo has streets without a setting; a map that an agency sets takes precedence. Empty as in `.env`: none.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function mapTiles({ SEED, MAP_TILES, MAP_STYLE, MAPBOX_TOKEN }) {
  if (MAP_TILES || MAP_STYLE || MAPBOX_TOKEN || (SEED || "demo") !== "demo") return MAP_TILES || "";
  return inRoot("scripts/seed/map/antwerp.pmtiles");
}

/** The environment both sides get: what the person set, then `.env`, then the defaults. The sides parse it with zod. */
export function startSettings(given = process.env) {
  if (given === process.env && existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  const env = { ...given };
  const port = env.PORT || "3000";
  const cmsPort = env.CMS_PORT || "1337";
  const dataDir = resolve(root, env.DATA_DIR || ".data");
  makeFolders(dataDir);
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const cmsUrl = env.CMS_URL || `http://127.0.0.1:${cmsPort}`;
  return {
    ...env,
    MAP_TILES: mapTiles(env),
    NODE_ENV: env.NODE_ENV || "production",
    PORT: port,
    CMS_PORT: cmsPort,
    DATA_DIR: dataDir,
    SEED: env.SEED || "demo",
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    CMS_PUBLIC_URL: env.CMS_PUBLIC_URL || `http://localhost:${cmsPort}`,
    SITE_NOTICE_URLS: env.SITE_NOTICE_URLS || `http://127.0.0.1:${port}`,
    STRAPI_TELEMETRY_DISABLED: "true",
    ...secretsOf(dataDir, env),
  };
}
