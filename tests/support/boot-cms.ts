import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Core } from "@strapi/strapi";
import { resetStrapi } from "./reset-strapi.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);

/** Long enough for the settings' rules; worth nothing outside tests. */
const secretNames = [
  "REPLICA_SECRET",
  "PREVIEW_SECRET",
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
] as const;
export const testSecret = (name: (typeof secretNames)[number]) => `${name.toLowerCase()}-for-tests-only-0123456789`;

const endingSignals = ["SIGTERM", "SIGINT"] as const;

export interface BootOptions {
  /** Absolute path; all data of the CMS. */
  dataDir: string;
  /** PostgreSQL; left out for SQLite in dataDir. */
  databaseUrl?: string;
  seed?: "demo" | "none";
  /** Origins that are notified of changes; none by default. */
  noticeUrls?: readonly string[];
  /** Further settings by the name of their environment variable. */
  settings?: Readonly<Record<string, string>>;
  /** Rounds of new password hashes: the fewest unless a test is about how long a login takes. */
  passwordRounds?: number;
}

export interface BootedCms {
  strapi: Core.Strapi;
  /** Origin it listens on, such as http://127.0.0.1:41234. */
  url: string;
  close(): Promise<void>;
}

/** The environment of such a CMS, for one that runs in a process of its own. */
export function settingsOf({ dataDir, databaseUrl, seed, noticeUrls, settings }: BootOptions): Record<string, string> {
  return {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    SEED: seed ?? "none",
    SITE_NOTICE_URLS: (noticeUrls ?? []).join(",") || ",",
    LOG_LEVEL: "error",
    // A test starts the job it is about.
    JOBS: "none",
    ...Object.fromEntries(secretNames.map((name) => [name, testSecret(name)])),
    ...settings,
  };
}

type SaltOrRounds = string | number;
interface Bcrypt {
  hash(password: string, salt: SaltOrRounds, ...more: unknown[]): unknown;
  hashSync(password: string, salt: SaltOrRounds): string;
}
const strapiRequire = createRequire(require.resolve("@strapi/strapi/package.json"));
const bcrypt = createRequire(strapiRequire.resolve("@strapi/admin/package.json"))("bcryptjs") as Bcrypt;
const { hash, hashSync } = bcrypt;

/** With Strapi's ten rounds each password takes 80 ms of a processor, at a login too: a hash names its rounds. */
function hashPasswordsIn(rounds: number): void {
  // A comparison passes the salt of the stored hash.
  const saltOf = (salt: SaltOrRounds) => (typeof salt === "number" ? rounds : salt);
  bcrypt.hash = (password, salt, ...more) => hash(password, saltOf(salt), ...more);
  bcrypt.hashSync = (password, salt) => hashSync(password, saltOf(salt));
}

const ofPluginsPackage = /\/cms-plugins\/[^/]+\/node_modules\//;

/**
 * The application reads its settings when it is loaded, so a second boot must load it anew. The counter of login
 * attempts too, otherwise the limit would count attempts of another test.
 */
function forgetApplication(): void {
  const ours = [
    `${root}cms/dist/`,
    `${root}cms-plugins/`,
    `${root}config/dist/`,
    `${root}node_modules/koa2-ratelimit/`,
  ];
  for (const path of Object.keys(require.cache)) {
    if (ours.some((folder) => path.startsWith(folder)) && !ofPluginsPackage.test(path)) delete require.cache[path];
  }
  // The modules that required them first would hold them for ever. Modules loaded by an import have no list of
  // children.
  for (const module of Object.values(require.cache))
    if (module?.children) module.children = module.children.filter((child) => require.cache[child.id] === child);
  resetStrapi();
}

/**
 * Strapi takes every listener off the process when it is destroyed, Vitest's own among them, and leaves signal handlers
 * that end the process. Both would take the test worker down.
 */
async function destroyQuietly(strapi: Core.Strapi, listenersBefore: ReadonlyMap<NodeJS.Signals, readonly unknown[]>) {
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    // The real one is the prototype's.
    Reflect.deleteProperty(process, "removeAllListeners");
  }
  for (const [signal, before] of listenersBefore) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.removeListener(signal, listener);
    }
  }
}

/** The real CMS, in this process, on a free port. One at a time; needs the builds `config core plugins cms-server`. */
export async function bootCms(options: BootOptions): Promise<BootedCms> {
  const before = { ...process.env };
  const signals = new Map(endingSignals.map((name) => [name, process.listeners(name)]));
  Object.assign(process.env, settingsOf(options));
  forgetApplication();
  hashPasswordsIn(options.passwordRounds ?? 4);
  const { createStrapi } = require("@strapi/strapi") as typeof import("@strapi/strapi");
  const strapi = createStrapi({
    appDir: `${root}cms`,
    distDir: `${root}cms/dist`,
    autoReload: false,
    serveAdminPanel: false,
  });
  async function end() {
    await destroyQuietly(strapi, signals);
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  try {
    await strapi.load();
  } catch (failure) {
    // Otherwise every later boot of this worker fails because of this one's remains, and hides why the first one did.
    await end().catch(() => {});
    throw failure;
  }
  strapi.server.mount();
  const server = strapi.server.httpServer;
  // Both ends are in this process: after five seconds of blocking work one would close the connection that the other is
  // about to use.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    strapi,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await end();
    },
  };
}
