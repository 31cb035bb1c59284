import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
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

/** Secrets the environment does not give are made once and kept beside the data. */
function secretsOf(dataDir, env) {
  const file = join(dataDir, "secrets.json");
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets = Object.fromEntries(secretNames.map((name) => [name, env[name] || kept[name] || fresh(name)]));
  const toKeep = Object.fromEntries(secretNames.filter((name) => !env[name]).map((name) => [name, secrets[name]]));
  if (JSON.stringify(toKeep) !== JSON.stringify(kept) && Object.keys(toKeep).length > 0) {
    writeFileSync(file, `${JSON.stringify({ ...kept, ...toKeep }, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}

/** The environment both sides get: what the person set, then `.env`, then the defaults. The sides parse it with zod. */
export function houseSettings(given = process.env) {
  if (given === process.env && existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  const env = { ...given };
  const port = env.PORT || "3000";
  const cmsPort = env.CMS_PORT || "1337";
  const dataDir = resolve(root, env.DATA_DIR || ".data");
  for (const folder of ["", "uploads", "mail", "replica", "pictures", "logs"])
    mkdirSync(join(dataDir, folder), { recursive: true });
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const cmsUrl = env.CMS_URL || `http://127.0.0.1:${cmsPort}`;
  return {
    ...env,
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
