import { join } from "node:path";
import type env from "./env";

type Settings = Pick<typeof env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

/** Milliseconds. A hanging server must not delay the next mails for long. */
const timeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Nodemailer reads its options from the URL only. Options already in the setting stay. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(timeoutMs))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

/** The folder of mails stored as files when no mail server is configured. */
export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

/** `config/plugins`, key `email`, of Strapi's own plugin. An agency may configure any other provider here. */
export function mailProvider(settings: Settings) {
  const { SMTP_URL, DATA_DIR } = settings;
  const from = { defaultFrom: settings.MAIL_FROM, defaultReplyTo: settings.MAIL_FROM };
  return SMTP_URL === undefined
    ? { provider: "@gevel/leads/mail-files", providerOptions: { folder: mailFolder(DATA_DIR) }, settings: from }
    : { provider: "nodemailer", providerOptions: { url: withTimeouts(SMTP_URL) }, settings: from };
}
