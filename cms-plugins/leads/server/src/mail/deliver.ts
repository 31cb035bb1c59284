import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ComposedMail } from "./render-mail.js";

/** The part every provider has; Strapi stores it without types. */
const emailService = z.object({ send: z.custom<(options: object) => Promise<unknown>>() });

/** nodemailer's result; other providers return anything. */
const answer = z.object({ rejected: z.array(z.string()) });

/** Timeout for a provider that never answers; the mail is then retried under the same Message-ID. */
const longestMs = 60_000;

/** An address that is missing or that staff must correct: a retry cannot help. */
class NoRecipientError extends Error {
  readonly responseCode = 553;
  constructor() {
    super("there is nobody to send it to: set who gets the mails in the site configuration, and try again");
  }
}

async function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the mail server did not answer in time")), longestMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a mail by Strapi's email plugin. Returns the recipients that were rejected while others were accepted. */
export async function deliver(strapi: Core.Strapi, mail: ComposedMail): Promise<readonly string[]> {
  const { from, to, replyTo, subject, text, html, attachments, messageId, date, headers, isPersonal = false } = mail;
  if (to.length === 0) throw new NoRecipientError();
  const { send } = emailService.parse(strapi.plugin("email").service("email"));
  const result = await withTimeout(
    send({
      from,
      to: to.join(", "),
      ...(replyTo && { replyTo }),
      subject,
      text,
      html,
      ...(attachments.length > 0 && { attachments }),
      messageId,
      date,
      // Absence notes and other automatic replies do not answer automatic mail (RFC 3834).
      headers: {
        ...(!isPersonal && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
        ...headers,
      },
    }),
  );
  return answer.safeParse(result).data?.rejected ?? [];
}
