import { changeLogPageSchema, listingSchema, type ChangeLogPage, type Listing } from "@gevel/config";
import { z } from "zod";
import { runInSteps, type Steps } from "./search/steps.server";
import type { Position } from "./store.server";

/** More than a megabyte of JSON, which blocks the CMS that writes it and the site that reads it for some milliseconds. */
const listingsAtOnce = 250;
/** The contract takes a tenth of a millisecond to validate a listing. */
const listingsPerStep = 50;
const timeLimit = 5_000;
const byteLimit = 64 * 1024 * 1024;

export interface ChangeSource {
  url: string;
  secret: string;
}

/** One request to the CMS. Throws when it does not answer in time or its answer violates the contract. */
export async function fetchChangeLog(
  { url, secret }: ChangeSource,
  position: Position | null,
  stop: AbortSignal,
): Promise<ChangeLogPage> {
  const query = new URLSearchParams({ after: String(position?.revision ?? 0), limit: String(listingsAtOnce) });
  if (position) query.set("epoch", position.epoch);
  const answer = await fetch(`${url}/api/site/feed?${query.toString()}`, {
    headers: { authorization: `Bearer ${secret}`, accept: "application/json" },
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeLimit)]),
    redirect: "error",
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Error(`the change log answers ${answer.status}`);
  }
  const value: unknown = JSON.parse(await limitedText(answer));
  return checked(await runInSteps(parsing(value)), position);
}

const unreadListings = changeLogPageSchema.extend({ listings: z.array(z.unknown()) });

/** The contract's own, step by step. */
function* parsing(value: unknown): Steps<ChangeLogPage> {
  const { listings: unread, ...changeLog } = parsed(unreadListings, value, []);
  const listings: Listing[] = [];
  for (const [index, listing] of unread.entries()) {
    if (index % listingsPerStep === listingsPerStep - 1) yield;
    listings.push(parsed(listingSchema, listing, ["listings", index]));
  }
  return { ...changeLog, listings };
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, path: readonly PropertyKey[]): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [first] = error.issues;
  const place = [...path, ...(first?.path ?? [])].join(".");
  throw new Error(`the change log breaks the contract at ${place}: ${first?.message ?? ""}`);
}

/** Checks what the contract's shape cannot express: numbers continue where the previous page ended. */
function checked(changeLog: ChangeLogPage, position: Position | null): ChangeLogPage {
  if (changeLog.reset) return changeLog;
  if (position === null) throw new Error("the change log continues a copy that was never started");
  if (changeLog.epoch !== position.epoch) throw new Error("the change log has a new epoch without a reset");
  if (changeLog.revision < position.revision) throw new Error("the change log has an older revision");
  if (changeLog.more && changeLog.revision === position.revision)
    throw new Error("the change log has more but the same revision");
  return changeLog;
}

async function limitedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > byteLimit) {
      await reader?.cancel();
      throw new Error("the change log's answer is too large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString();
}
