import { createHash } from "node:crypto";
import { checkPicture, fetchPicture, PictureFailure, unsupportedPictureReason } from "@gevel/config/server";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storeFiles } from "../import-formats/store-delivery-files.js";
import { evaluatePicture, nextCheck, type CheckOutcome, type PictureRules } from "./evaluate-picture.js";
import { readLocalPicture } from "./local-picture.js";
import { picturesTable } from "./picture-tables.js";
import { copiesPath } from "./content-addressed.js";
import { hostsByPicture, type SourceHosts } from "./source-hosts.js";
import { pictureLimits, pictureTypeOf, type PictureType } from "@gevel/config";
import sharp from "sharp";

/** Properties read from a picture's bytes. */
interface PictureFacts {
  type: PictureType;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** The hash takes no more. */
const longest = 100;

/** Decodes the whole picture; rejects a truncated or invalid one. */
export async function readPictureFacts(bytes: Buffer): Promise<PictureFacts> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw new PictureFailure("refused", unsupportedPictureReason(bytes));
  if (bytes.length > pictureLimits.bytes)
    throw new PictureFailure("refused", `is larger than ${pictureLimits.bytes} bytes`);
  const { rgbaToThumbHash } = await import("thumbhash");
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: "error", pages: 1 });
    const { width, height, orientation = 1 } = await picture.metadata();
    const { data, info } = await picture
      .rotate()
      .resize({ width: longest, height: longest, fit: "inside" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lies = orientation >= 5;
    return {
      type,
      width: lies ? height : width,
      height: lies ? width : height,
      thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64"),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
    throw new PictureFailure("refused", `cannot be read: ${reason}`);
  }
}

const picturesAtOnce = 40;
/** Foreign hosts are slow, not busy; each waits for its own. */
const fetchesAtOnce = 4;

const dueRows = z.array(
  z.object({
    key: z.string(),
    address: z.string(),
    state: z.string(),
    attempts: z.number().int(),
    thumbhash: z.string().nullable(),
    copy: z.string().nullable(),
    problem: z.string().nullable(),
    changed_at: z.coerce.number().nullable(),
  }),
);
type Due = z.infer<typeof dueRows>[number];

interface Outcome {
  checked: CheckOutcome;
  problem: string | null;
  facts: PictureFacts | null;
  copy: string | null;
  changedAt: number | null;
}

const outcome = (kind: CheckOutcome["kind"], rest: Partial<Outcome> = {}): Outcome => ({
  checked: { kind },
  problem: null,
  facts: null,
  copy: null,
  changedAt: null,
  ...rest,
});

async function check(strapi: Core.Strapi, address: string, rules: PictureRules): Promise<Outcome> {
  const evaluation = evaluatePicture(address, rules);
  if (evaluation.kind === "refused") return outcome("refused", { problem: evaluation.problem });
  try {
    if (evaluation.kind === "own") {
      const { bytes, changedAt } = await readLocalPicture(strapi, evaluation.path);
      return outcome("ready", { facts: await readPictureFacts(bytes), changedAt });
    }
    if (evaluation.kind === "left") {
      await checkPicture(evaluation.picture, evaluation.hosts);
      return outcome("left");
    }
    const bytes = await fetchPicture(evaluation.picture, evaluation.hosts);
    const facts = await readPictureFacts(bytes);
    // Named by content hash: a picture with two addresses is stored once, and a copy never changes under its address.
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    const copy = `${copiesPath}${hash}.${facts.type}`;
    await storeFiles(strapi, [{ url: copy, bytes }]);
    return outcome("ready", { facts, copy });
  } catch (cause) {
    // If the host does not answer, the site fetches the picture each time a visitor requests it.
    if (evaluation.kind === "left" && cause instanceof PictureFailure && cause.kind === "failed")
      return outcome("left");
    if (cause instanceof PictureFailure) return outcome(cause.kind, { problem: cause.message });
    strapi.log.error(`pictures: checking failed, address=${address}: ${String(cause).slice(-300)}`);
    return outcome("failed", { problem: "could not be taken in" });
  }
}

/** Writes down what was learned; answers whether the site or staff would see it. */
async function recordOutcome(
  strapi: Core.Strapi,
  due: Due,
  { checked, problem, facts, copy, changedAt }: Outcome,
): Promise<boolean> {
  const ready = checked.kind === "ready";
  // A picture fetched before that fails this time is still shown from our copy. Of a deleted upload there is no copy.
  const isGone = checked.kind === "missing" && due.address.startsWith("/uploads/");
  const keepsLastGood =
    due.state === "ready" && !ready && checked.kind !== "left" && checked.kind !== "refused" && !isGone;
  const attempts = ready ? 0 : due.attempts + 1;
  const next = nextCheck(checked, attempts);
  const state =
    keepsLastGood || ready ? "ready" : checked.kind === "left" ? "left" : next.isRejected ? "refused" : "waiting";
  const shownProblem = keepsLastGood ? null : (problem?.slice(0, 300) ?? null);
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, picturesTable)
      .where({ key: due.key })
      .update({
        ...{ state, attempts, problem: shownProblem, next_at: next.in === null ? null : Date.now() + next.in },
        // Its copy is no longer needed; the next sweep deletes it.
        ...(checked.kind === "left" && { copy: null }),
        ...(facts && {
          width: facts.width,
          height: facts.height,
          thumbhash: facts.thumbhash,
          copy,
          changed_at: changedAt,
        }),
      });
  });
  if (problem !== null && due.problem === null) strapi.log.warn(`pictures: ${due.address} ${problem}`);
  const changed =
    facts !== null && (facts.thumbhash !== due.thumbhash || copy !== due.copy || changedAt !== due.changed_at);
  return changed || state !== due.state || shownProblem !== due.problem;
}

/**
 * Checks the pictures that are due, a few at a time. Returns how many there were, and the keys of those that change for
 * the site or staff.
 */
export async function checkPictures(
  strapi: Core.Strapi,
  rules: PictureRules,
  hosts: SourceHosts,
  canContinue: () => boolean,
): Promise<{ checked: number; changed: string[] }> {
  const due = await inTransaction(strapi, async ({ trx }) =>
    dueRows.parse(
      await table(strapi, trx, picturesTable)
        .where("next_at", "<=", Date.now())
        .orderBy("next_at")
        .limit(picturesAtOnce)
        .select("key", "address", "state", "attempts", "thumbhash", "copy", "problem", "changed_at"),
    ),
  );
  const added = await hostsByPicture(
    strapi,
    due.map(({ key }) => key),
    hosts,
  );
  const changed: string[] = [];
  const waiting = due.values();
  const checkNext = async () => {
    for (const picture of waiting) {
      if (!canContinue()) return;
      const own = { ...rules, ofSource: added.get(picture.key) ?? [] };
      if (await recordOutcome(strapi, picture, await check(strapi, picture.address, own))) changed.push(picture.key);
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, checkNext));
  return { checked: due.length, changed };
}
