import { join } from "node:path";
import type env from "./env";

type Settings = Pick<typeof env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

/** Milliseconds. A server that hangs must not hold up the mails behind this one for long. */
const timeoutMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Nodemailer reads its options from the address, and none from beside it. What the setting says itself stays. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(timeoutMs))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

/** Where mails are files, for want of a mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

/** `config/plugins`, key `email`, of Strapi's own plugin. An agency may put any other provider here. */
export function mailProvider(settings: Settings) {
  const { SMTP_URL, DATA_DIR } = settings;
  const from = { defaultFrom: settings.MAIL_FROM, defaultReplyTo: settings.MAIL_FROM };
  return SMTP_URL === undefined
    ? { provider: "@gevel/leads/mail-files", providerOptions: { folder: mailFolder(DATA_DIR) }, settings: from }
    : { provider: "nodemailer", providerOptions: { url: withTimeouts(SMTP_URL) }, settings: from };
}
