import { setTimeout as wait } from "node:timers/promises";
import { mailKinds } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { composeMail, type ComposedMail } from "../mail/compose-mail.js";
import { composeRenewal } from "../subscriptions/renewal/compose-renewal.js";
import { composeAlert } from "../wishes/compose-alert.js";
import { deliver } from "../mail/deliver.js";
import { composePluginMail } from "../mail/plugin-mails.js";
import { nextTry } from "./back-off.js";
import { claimMail, dropMail, dueMails, noteMail } from "./due-mails.js";
import { judgeFailure, type FailureKind } from "./judge-failure.js";
import type { OutboxRow } from "./outbox-row.js";

/** Connections that the smallest mail servers allow one sender. */
const mailsAtOnce = 3;

/** A database that is busy or away for a moment; after that what was sent is noted when the turn of its row comes again. */
const markingPauses = [0, 500, 1_000, 2_000, 4_000];

async function surely(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  for (const [index, pause] of markingPauses.entries()) {
    await wait(pause);
    try {
      return await work();
    } catch (cause) {
      if (index === markingPauses.length - 1) throw cause;
      strapi.log.warn(`what became of a mail could not be written down yet: ${String(cause).slice(-300)}`);
    }
  }
}

async function noteFailure(strapi: Core.Strapi, row: OutboxRow, cause: unknown): Promise<FailureKind> {
  const { kind, problem } = judgeFailure(cause);
  const { inMs, ...next } = nextTry(kind, row.refusals, Math.random());
  await surely(strapi, () => noteMail(strapi, row.id, { ...next, next_at: Date.now() + inMs, problem }));
  // A server that is away is told of once, by the worker.
  if (kind !== "server") strapi.log.warn(`mail ${row.id} was not sent (${next.state}): ${problem}`);
  return kind;
}

interface SentMail {
  mail: Pick<ComposedMail, "to" | "subject">;
  refused: readonly string[];
}

const noteSent = (strapi: Core.Strapi, { id }: OutboxRow, { mail: { to, subject }, refused }: SentMail) =>
  surely(strapi, () =>
    noteMail(strapi, id, {
      state: "sent",
      sent_at: Date.now(),
      recipients: to.join(", "),
      subject,
      problem: refused.length > 0 ? `refused for ${refused.join(", ")}` : null,
    }),
  );

function composed(strapi: Core.Strapi, { kind: named, ...row }: OutboxRow): Promise<ComposedMail | null> {
  const kind = mailKinds.find((own) => own === named);
  if (kind === undefined) return composePluginMail(strapi, { ...row, kind: named });
  if (kind === "alert") return composeAlert(strapi, row);
  if (kind === "renewal") return composeRenewal(strapi, row);
  return composeMail(strapi, { ...row, kind });
}

/** Sent, and not noted yet, by the number of their row: the disk may be full for an hour, and nobody gets a mail at every try. */
const unnotedMails = perStrapi(() => new Map<number, SentMail>());

/** Null once it is sent, or where there was nothing to send. */
async function sendOne(strapi: Core.Strapi, row: OutboxRow): Promise<FailureKind | null> {
  if (!(await claimMail(strapi, row, Date.now()))) return null;
  const unnoted = unnotedMails(strapi);
  let sent = unnoted.get(row.id);
  try {
    if (!sent) {
      const mail = await composed(strapi, row);
      // Its lead was erased, or its homes are sold: so is what was to be said of it.
      if (!mail) {
        await dropMail(strapi, row.id);
        return null;
      }
      sent = { mail, refused: await deliver(strapi, mail) };
    }
  } catch (cause) {
    return noteFailure(strapi, row, cause);
  }
  unnoted.set(row.id, sent);
  await noteSent(strapi, row, sent);
  unnoted.delete(row.id);
  return null;
}

/**
 * Sends the mails whose turn it is, a few at once, for as long as `goOn`. Answers whether the mail server could be used.
 */
export async function sendOutbox(strapi: Core.Strapi, goOn: () => Promise<boolean>): Promise<boolean> {
  while (await goOn()) {
    const due = await dueMails(strapi, Date.now(), mailsAtOnce);
    if (due.length === 0) return true;
    const failures = await Promise.all(due.map((row) => sendOne(strapi, row)));
    if (failures.includes("server")) return false;
  }
  return true;
}
