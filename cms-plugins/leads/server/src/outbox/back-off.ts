import type { MailState } from "@gevel/config";
import type { FailureKind } from "./classify-failure.js";

const minute = 60_000;

/** Minutes to the next try after each refusal, some two days together; the refusal after the last is the end. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

/** A mail that met no server stands back this long, so that the next one is tried first. */
const serverMs = 15_000;

/** Between four and six fifths: what failed together does not come back together. */
const spread = (ms: number, random: number) => Math.round(ms * (0.8 + 0.4 * random));

export interface NextTry {
  state: MailState;
  refusals: number;
  inMs: number;
}

/** What becomes of a mail that did not go out. `random` from 0 to 1. */
export function nextTry(kind: FailureKind, refusals: number, random: number): NextTry {
  if (kind === "server") return { state: "waiting", refusals, inMs: spread(serverMs, random) };
  const minutes = kind === "never" ? undefined : retryMinutes[refusals];
  if (minutes === undefined) return { state: "dead", refusals: refusals + 1, inMs: 0 };
  return { state: "waiting", refusals: refusals + 1, inMs: spread(minutes * minute, random) };
}

const longestPause = minute;

/** How long the worker rests after so many rounds without a mail server: it grows, up to a minute. */
export function pauseAfter(failures: number, random: number): number {
  return spread(Math.min(longestPause / 1.2, 1000 * 2 ** Math.max(0, failures - 1)), random);
}

/** How long it rests when nothing is due: until the next mail is, and never so long that one of another CMS lies about. */
export function pauseUntil(nextAt: number | null, now: number): number {
  return nextAt === null ? longestPause : Math.min(longestPause, Math.max(100, nextAt - now));
}
