import { setTimeout as wait } from "node:timers/promises";
import { mailKinds, type MailState } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { ComposedMail } from "../mail/render-mail.js";
import { composeLeadMail } from "./compose-lead-mail.js";
import { composeRenewal } from "../subscriptions/renewal/compose-renewal.js";
import { composeAlert } from "../search-alerts/compose-alert.js";
import { deliver } from "../mail/deliver.js";
import { composePluginMail } from "../mail/plugin-mail-kinds.js";
import { claimMail, dropMail, dueMails, updateMail } from "../outbox/due-mails.js";
import { classifyFailure, type FailureKind } from "../outbox/classify-failure.js";
import type { OutboxRow } from "../outbox/outbox-row.js";

const minute = 60_000;

/** Minutes to the next try after each refusal, some two days together; the refusal after the last is the end. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

/** Delay of a mail after an unreachable server, so that another is tried first. */
const serverMs = 15_000;

/** Between 0.8 and 1.2 times: mails that failed together are not retried together. */
const spread = (ms: number, random: number) => Math.round(ms * (0.8 + 0.4 * random));

interface NextTry {
  state: MailState;
  refusals: number;
  inMs: number;
}

/** The next attempt of a mail that was not sent. `random` from 0 to 1. */
export function nextTry(kind: FailureKind, refusals: number, random: number): NextTry {
  if (kind === "server") return { state: "waiting", refusals, inMs: spread(serverMs, random) };
  const minutes = kind === "never" ? undefined : retryMinutes[refusals];
  if (minutes === undefined) return { state: "dead", refusals: refusals + 1, inMs: 0 };
  return { state: "waiting", refusals: refusals + 1, inMs: spread(minutes * minute, random) };
}

/** The job rests no longer. */
export const longestPause = minute;

/**
 * How long the job rests when nothing is due: until the next mail, with a limit so that a mail queued by another CMS
 * process does not wait.
 */
export function pauseUntil(nextAt: number | null, now: number): number {
  return nextAt === null ? longestPause : Math.min(longestPause, Math.max(100, nextAt - now));
}

/** Connections that the smallest mail servers allow one sender. */
const mailsAtOnce = 3;

/** For a database that is briefly busy or unreachable; after that a sent mail is recorded at the next attempt of its row. */
const recordPauses = [0, 500, 1_000, 2_000, 4_000];

async function withRetries(strapi: Core.Strapi, write: () => Promise<void>): Promise<void> {
  for (const [index, pause] of recordPauses.entries()) {
    await wait(pause);
    try {
      return await write();
    } catch (cause) {
      if (index === recordPauses.length - 1) throw cause;
      strapi.log.warn(`outbox: recording a mail's result failed, retrying: ${String(cause).slice(-300)}`);
    }
  }
}

async function recordFailure(strapi: Core.Strapi, row: OutboxRow, cause: unknown): Promise<FailureKind> {
  const { kind, problem } = classifyFailure(cause);
  const { inMs, ...next } = nextTry(kind, row.refusals, Math.random());
  await withRetries(strapi, () => updateMail(strapi, row.id, { ...next, next_at: Date.now() + inMs, problem }));
  // The job logs an unreachable server once.
  if (kind !== "server") strapi.log.warn(`outbox: mail not sent, id=${row.id} state=${next.state}: ${problem}`);
  return kind;
}

interface SentMail {
  mail: Pick<ComposedMail, "to" | "subject">;
  rejected: readonly string[];
}

const recordSent = (strapi: Core.Strapi, { id }: OutboxRow, { mail: { to, subject }, rejected }: SentMail) =>
  withRetries(strapi, () =>
    updateMail(strapi, id, {
      state: "sent",
      sent_at: Date.now(),
      recipients: to.join(", "),
      subject,
      problem: rejected.length > 0 ? `refused for ${rejected.join(", ")}` : null,
    }),
  );

function composeQueued(strapi: Core.Strapi, { kind: named, ...row }: OutboxRow): Promise<ComposedMail | null> {
  const kind = mailKinds.find((own) => own === named);
  if (kind === undefined) return composePluginMail(strapi, { ...row, kind: named });
  if (kind === "alert") return composeAlert(strapi, row);
  if (kind === "renewal") return composeRenewal(strapi, row);
  return composeLeadMail(strapi, { ...row, kind });
}

/** Mails sent but not yet recorded, by row number: the disk may be full for an hour, and no attempt may send the mail again. */
const unrecordedMails = perStrapi(() => new Map<number, SentMail>());

/** Null once it is sent, or where there was nothing to send. */
async function sendOne(strapi: Core.Strapi, row: OutboxRow): Promise<FailureKind | null> {
  if (!(await claimMail(strapi, row, Date.now()))) return null;
  const unrecorded = unrecordedMails(strapi);
  let sent = unrecorded.get(row.id);
  try {
    if (!sent) {
      const mail = await composeQueued(strapi, row);
      // The mail is obsolete: its lead was erased, or its listings are sold.
      if (!mail) {
        await dropMail(strapi, row.id);
        return null;
      }
      sent = { mail, rejected: await deliver(strapi, mail) };
    }
  } catch (cause) {
    return recordFailure(strapi, row, cause);
  }
  unrecorded.set(row.id, sent);
  await recordSent(strapi, row, sent);
  unrecorded.delete(row.id);
  return null;
}

/** Sends the due mails, a few at a time, while `shouldContinue`. Returns whether the mail server was usable. */
export async function sendOutbox(strapi: Core.Strapi, shouldContinue: () => Promise<boolean>): Promise<boolean> {
  while (await shouldContinue()) {
    const due = await dueMails(strapi, Date.now(), mailsAtOnce);
    if (due.length === 0) return true;
    const failures = await Promise.all(due.map((row) => sendOne(strapi, row)));
    if (failures.includes("server")) return false;
  }
  return true;
}
