import { z } from "zod";

/**
 * Whose fault it is that a mail did not go out. `server`: no mail would go now, the mail itself is not to blame. `later`:
 * this mail was refused for now, or nobody knows. `never`: refused for good.
 */
export type FailureKind = "server" | "later" | "never";

export interface Failure {
  kind: FailureKind;
  /** What staff read of it. */
  problem: string;
}

/** As nodemailer tells it; providers of others tell less. */
const failureSchema = z.object({
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

/** Words that SMTP answers about one mail; all others are about the connection or its sender, so about every mail. */
const aboutTheMail = /^(RCPT TO|DATA)/;
/** "Service not available, closing transmission channel", whatever it is answered to. */
const closing = 421;

/** Of nodemailer and of Node: nobody there, nobody who lets us in, or no room on the disk for a mail as a file. */
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
  // Once the mail itself is under way, silence may mean that it arrived: it is not sent again at every turn.
  if (code !== undefined && unreachable.has(code) && !command.startsWith("DATA")) return "server";
  return "later";
}

export function classifyFailure(cause: unknown): Failure {
  const read = failureSchema.safeParse(cause);
  if (!read.success) return { kind: "later", problem: oneLine(String(cause)) };
  return { kind: kindOf(read.data), problem: oneLine(read.data.message || String(cause)) };
}
