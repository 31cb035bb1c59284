import { isAbsolute } from "node:path";
import { pictureHostsSetting } from "@gevel/config";
import { z } from "zod";
import { dataDir } from "./data-dir";

const origin = z
  .url({ protocol: /^https?$/, hostname: /.+/, error: "expected an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""));
const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string({ error: "is missing" }).min(16, "must have at least 16 characters");
/** `1` for one proxy before the site, more for a chain; `off` when visitors connect directly. */
const proxies = z
  .enum(["off", "on", "0", "1", "2", "3"], {
    error: "expected off, on, or the number of proxies before the site (1 to 3)",
  })
  .transform((value) => (value === "off" ? 0 : value === "on" ? 1 : Number(value)));

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  CMS_PORT: port.default(1337),
  DATA_DIR: z.string().optional().transform(dataDir),
  SITE_URL: origin
    .refine((url) => URL.canParse(url) && new URL(url).pathname === "/", "expected an address without a path")
    .optional(),
  CMS_URL: origin.optional(),
  CMS_PUBLIC_URL: origin.optional(),
  REPLICA_SECRET: secret,
  PREVIEW_SECRET: secret,
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(48),
  PICTURE_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(1024),
  PICTURE_HOSTS: pictureHostsSetting,
  PRIVATE_PICTURE_HOSTS: pictureHostsSetting,
  MAPBOX_TOKEN: z
    .string()
    .regex(/^pk\.[\w.-]+$/, "expected a public Mapbox token, which begins with pk.")
    .optional(),
  MAP_TILES: z.string().refine(isAbsolute, "expected the absolute path of a PMTiles file").optional(),
  MAP_STYLE: z
    .url({ protocol: /^https$/, hostname: /.+/, error: "expected the https address of a map style" })
    .optional(),
  MAP_STYLE_HOSTS: pictureHostsSetting,
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{20,80}$/, "expected a key of the Google Maps Embed API")
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, hostname: /.+/, error: "expected a redis or rediss address" }).optional(),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Requests per minute from one address: pages and pictures, and posts. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** Page views per minute from one address that are counted for owners. */
  VIEWS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /** Forms an hour from one address before its visitors type characters once more; fifteen times as many are refused. */
  FORMS_PER_HOUR: z.coerce.number().int().min(1).default(20),
});

const complete = settings.transform((env) => {
  const cmsUrl = env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`;
  return {
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    CMS_URL: cmsUrl,
    CMS_PUBLIC_URL: env.CMS_PUBLIC_URL ?? cmsUrl,
  };
});
export type Env = z.infer<typeof complete>;

/** Empty settings count as not set, as they do in `.env` files. */
export function parseEnv(given: Readonly<Record<string, string | undefined>>): { env: Env } | { problems: string[] } {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  // Used once: compiling the schema first would take longer.
  const parsed = complete.safeParse(set, { jitless: true });
  if (parsed.success) return { env: parsed.data };
  return { problems: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
}

export function readEnv(): Env {
  const result = parseEnv(process.env);
  if ("env" in result) return result.env;
  process.stderr.write(
    `settings: invalid, the site does not start:\n${result.problems.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(1);
}
