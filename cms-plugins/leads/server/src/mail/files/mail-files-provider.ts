import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { z } from "zod";
import { fileSuffix } from "./file-suffix.js";

/**
 * A provider of Strapi's email plugin for an app without a mail server: writes each mail to a file, atomically, in
 * exactly the format a server would get. In `config/plugins`: `email: { config: { provider: "@gevel/leads/mail-files",
 * providerOptions: { folder: "/absolute/path" } } }`.
 */
const optionsSchema = z.object({ folder: z.string().min(1) });
const settingsSchema = z.object({ defaultFrom: z.string().optional(), defaultReplyTo: z.string().optional() });

const sent = z.object({ message: z.instanceof(Buffer), messageId: z.string() });

/** From its date and Message-ID: repeating a mail writes the same file. */
const nameOf = (messageId: string, date: Date): string =>
  `${date.toISOString().replace(/[:.]/g, "-")}-${fileSuffix(messageId)}.eml`;

async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  // Contains visitors' texts: no other user of this machine may read it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${name}.part`);
  try {
    const file = await open(part, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, join(folder, name));
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  }
}

export function init(providerOptions: unknown, settings: unknown) {
  const { folder } = optionsSchema.parse(providerOptions);
  const { defaultFrom, defaultReplyTo } = settingsSchema.parse(settings ?? {});
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail: SendMailOptions): Promise<{ messageId: string; rejected: string[] }> {
      const date = mail.date instanceof Date ? mail.date : new Date();
      const whole: SendMailOptions = {
        ...mail,
        from: mail.from ?? defaultFrom,
        replyTo: mail.replyTo ?? defaultReplyTo,
        date,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      const { message, messageId } = sent.parse(await transport.sendMail(whole));
      await writeWhole(folder, nameOf(messageId, date), message);
      return { messageId, rejected: [] };
    },
  };
}
