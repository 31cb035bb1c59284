import { resolve } from "node:path";
import { pictureHostsSetting } from "@gevel/config";
import { z } from "zod";
import { withoutDeprecated } from "./deprecated-settings";
import { type Job, jobNames } from "./jobs";

const port = z.coerce
  .number({ error: "must be a port number" })
  .int("must be a port number")
  .min(1, "must be from 1 to 65535")
  .max(65535, "must be from 1 to 65535");

const megabytes = z.coerce
  .number({ error: "must be a number of megabytes" })
  .int("must be a whole number of megabytes")
  .min(1, "must be from 1 to 128")
  .max(128, "must be from 1 to 128");

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((address) => address.replace(/\/+$/, ""));

const list = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Same meaning as on the site: the number of our own proxies; `on` is one. Further entries of the chain come from the
 * client and are not trusted.
 */
const proxies = z
  .enum(["off", "on", "0", "1", "2", "3"], { error: "must be off, on, or how many proxies there are (1 to 3)" })
  .transform((value) => (value === "off" ? 0 : value === "on" ? 1 : Number(value)));

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, "must be an address such as postgres://user:password@host:5432/database");

const mailServer = z
  .string()
  .regex(/^smtps?:\/\/[^\s/?#]+/, "must be an address such as smtps://user:password@mail.agency.be:465")
  .refine((address) => URL.canParse(address), "must be an address with an encoded password: %40 for @");

/** The sender of mails; a line break in it would start another header. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be an address such as no-reply@agency.be, or Agency <no-reply@agency.be>",
  );

const isJob = (name: string): name is Job => jobNames.some((job) => job === name);

const jobList = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : list(text)))
  .refine((names) => names.every(isJob), `must be none, or some of ${jobNames.join(", ")}, separated by commas`)
  .transform((names) => names.filter(isJob));

const secret = z
  .string({ error: "is missing; npm start creates one, elsewhere set a long random text" })
  .min(16, "must be at least 16 characters long");

const secrets = {
  REPLICA_SECRET: secret,
  PREVIEW_SECRET: secret,
  APP_KEYS: secret.transform(list),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
};

const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  HOST: z.string().default("0.0.0.0"),
  PORT: port.default(3000),
  CMS_PORT: port.default(1337),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseAddress.optional(),
  SEED: z.enum(["demo", "none"], { error: "must be demo or none" }).default("demo"),
  SITE_URL: webAddress.optional(),
  CMS_PUBLIC_URL: webAddress.optional(),
  SITE_NOTICE_URLS: z.string().optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "http", "debug", "trace"], {
      error: "must be one of fatal, error, warn, info, http, debug, trace",
    })
    .default("info"),
  TRUST_PROXY: proxies.default(0),
  DROP_FOLDER: z.string().optional(),
  JOBS: jobList.default([...jobNames]),
  IMPORT_MB: megabytes.default(64),
  PICTURE_HOSTS: pictureHostsSetting,
  PRIVATE_PICTURE_HOSTS: pictureHostsSetting,
  FOREIGN_PICTURES: z.enum(["hotlinked", "copied"], { error: "must be hotlinked or copied" }).default("hotlinked"),
  MAP_TILES: z.string().optional(),
  MAP_STYLE: z.url({ protocol: /^https$/, error: "must be the https address of a map style" }).optional(),
  MAP_STYLE_HOSTS: pictureHostsSetting,
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.optional(),
});

/** Most mail servers would reject a made-up sender, and the lost mails would go unnoticed at first. */
const withSender = environmentSchema.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
  path: ["MAIL_FROM"],
  message: "is missing: mail servers reject mails without a sender",
});

const secretsSchema = z.object(secrets);

const noSecrets: z.infer<typeof secretsSchema> = {
  REPLICA_SECRET: "unused",
  PREVIEW_SECRET: "unused",
  APP_KEYS: ["unused"],
  API_TOKEN_SALT: "unused",
  ADMIN_JWT_SECRET: "unused",
  TRANSFER_TOKEN_SALT: "unused",
  JWT_SECRET: "unused",
  ENCRYPTION_KEY: "unused",
};

function parseOrExplain<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`the settings of the CMS cannot be used:\n${lines.join("\n")}`);
}

/** Settings of the CMS out of environment variables. Throws an error that names each wrong one and what is wrong. */
export function parseEnvironment(
  given: NodeJS.ProcessEnv,
  { rootDir, withoutSecrets }: { rootDir: string; withoutSecrets: boolean },
) {
  // In shells and .env files an empty variable means "not set".
  const { settings: set, warnings } = withoutDeprecated(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "")),
  );
  const settings = parseOrExplain(withSender, set);
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    ...(withoutSecrets ? noSecrets : parseOrExplain(secretsSchema, set)),
    DATA_DIR: resolve(rootDir, settings.DATA_DIR),
    DROP_FOLDER: settings.DROP_FOLDER === undefined ? undefined : resolve(rootDir, settings.DROP_FOLDER),
    SITE_URL: siteUrl,
    MAIL_FROM: settings.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    CMS_PUBLIC_URL: settings.CMS_PUBLIC_URL ?? `http://localhost:${settings.CMS_PORT}`,
    SITE_NOTICE_URLS:
      settings.SITE_NOTICE_URLS === undefined
        ? [siteUrl]
        : list(settings.SITE_NOTICE_URLS).map(
            (address) =>
              parseOrExplain(z.object({ SITE_NOTICE_URLS: webAddress }), { SITE_NOTICE_URLS: address })
                .SITE_NOTICE_URLS,
          ),
    withoutSecrets,
    /** Settings under an earlier name, for the log. */
    warnings,
  };
}
