import { z } from "zod";

/**
 * Why a mail was not sent. `server`: no mail can be sent now, the mail itself is fine. `later`: this mail was rejected
 * for now, or the cause is unknown. `never`: rejected for good.
 */
export type FailureKind = "server" | "later" | "never";

export interface Failure {
  kind: FailureKind;
  /** Shown to staff. */
  problem: string;
}

/** nodemailer's error; other providers give less. */
const failureSchema = z.object({
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** SMTP commands whose errors are about one mail; all others are about the connection or its sender, so about every mail. */
const aboutTheMail = /^(RCPT TO|DATA)/;
/** "Service not available, closing transmission channel", whatever it is answered to. */
const closing = 421;

/** Error codes of nodemailer and Node: server unreachable, login rejected, or disk full for mails as files. */
const unreachable = new Set([
  ...["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "EPROTOCOL", "EPROXY"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EMFILE"],
]);

const longest = 500;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, longest);

function kindOf({ code, command = "", responseCode }: z.infer<typeof failureSchema>): FailureKind {
  if (responseCode !== undefined) {
    if (responseCode === closing) return "server";
    if (command !== "" && !aboutTheMail.test(command)) return "server";
    return responseCode >= 500 ? "never" : "later";
  }
  // Once the mail itself is being sent, a timeout may mean that it arrived, so it must not be repeated every round.
  if (code !== undefined && unreachable.has(code) && !command.startsWith("DATA")) return "server";
  return "later";
}

export function classifyFailure(cause: unknown): Failure {
  const read = failureSchema.safeParse(cause);
  if (!read.success) return { kind: "later", problem: oneLine(String(cause)) };
  return { kind: kindOf(read.data), problem: oneLine(read.data.message || String(cause)) };
}
