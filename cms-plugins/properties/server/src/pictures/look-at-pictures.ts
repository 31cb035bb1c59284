import { createHash } from "node:crypto";
import { checkPicture, fetchPicture, PictureFailure } from "@gevel/config/server";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storeFiles } from "../feeds/store-files.js";
import { judgePicture, nextLook, type LookedAt, type PictureRules } from "./judge-picture.js";
import { readOwnPicture } from "./own-picture.js";
import { readPictureFacts, type PictureFacts } from "./picture-facts.js";
import { picturesTable } from "./picture-tables.js";
import { copiesPath } from "./named-by-content.js";
import { hostsByPicture, type SourceHosts } from "./source-hosts.js";

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
  looked: LookedAt;
  problem: string | null;
  facts: PictureFacts | null;
  copy: string | null;
  changedAt: number | null;
}

const outcome = (kind: LookedAt["kind"], rest: Partial<Outcome> = {}): Outcome => ({
  looked: { kind },
  problem: null,
  facts: null,
  copy: null,
  changedAt: null,
  ...rest,
});

async function look(strapi: Core.Strapi, address: string, rules: PictureRules): Promise<Outcome> {
  const judgement = judgePicture(address, rules);
  if (judgement.kind === "refused") return outcome("refused", { problem: judgement.problem });
  try {
    if (judgement.kind === "own") {
      const { bytes, changedAt } = await readOwnPicture(strapi, judgement.path);
      return outcome("ready", { facts: await readPictureFacts(bytes), changedAt });
    }
    if (judgement.kind === "left") {
      await checkPicture(judgement.picture, judgement.hosts);
      return outcome("left");
    }
    const bytes = await fetchPicture(judgement.picture, judgement.hosts);
    const facts = await readPictureFacts(bytes);
    // Keyed by content: what two addresses both show is kept once, and a copy never changes under its address.
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    const copy = `${copiesPath}${hash}.${facts.type}`;
    await storeFiles(strapi, [{ url: copy, bytes }]);
    return outcome("ready", { facts, copy });
  } catch (cause) {
    // A host that gives no word is asked by the site, each time a visitor wants the picture.
    if (judgement.kind === "left" && cause instanceof PictureFailure && cause.kind === "failed") return outcome("left");
    if (cause instanceof PictureFailure) return outcome(cause.kind, { problem: cause.message });
    strapi.log.error(`the picture ${address} could not be looked at: ${String(cause).slice(-300)}`);
    return outcome("failed", { problem: "could not be taken in" });
  }
}

/** Writes down what was learned; answers whether the site or staff would see it. */
async function note(
  strapi: Core.Strapi,
  due: Due,
  { looked, problem, facts, copy, changedAt }: Outcome,
): Promise<boolean> {
  const ready = looked.kind === "ready";
  // What was there once and does not come this time is still shown from what we have. Of a file of ours we have no more.
  const isGone = looked.kind === "missing" && due.address.startsWith("/uploads/");
  const keeps = due.state === "ready" && !ready && looked.kind !== "left" && looked.kind !== "refused" && !isGone;
  const attempts = ready ? 0 : due.attempts + 1;
  const next = nextLook(looked, attempts);
  const state = keeps || ready ? "ready" : looked.kind === "left" ? "left" : next.refused ? "refused" : "waiting";
  const told = keeps ? null : (problem?.slice(0, 300) ?? null);
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, picturesTable)
      .where({ key: due.key })
      .update({
        ...{ state, attempts, problem: told, next_at: next.in === null ? null : Date.now() + next.in },
        // Its copy is no longer wanted, and goes with the next sweep.
        ...(looked.kind === "left" && { copy: null }),
        ...(facts && {
          width: facts.width,
          height: facts.height,
          thumbhash: facts.thumbhash,
          copy,
          changed_at: changedAt,
        }),
      });
  });
  if (problem !== null && due.problem === null) strapi.log.warn(`no picture: ${due.address} ${problem}`);
  const changed =
    facts !== null && (facts.thumbhash !== due.thumbhash || copy !== due.copy || changedAt !== due.changed_at);
  return changed || state !== due.state || told !== due.problem;
}

/**
 * Looks at the pictures whose turn it is, a few at a time. Answers how many there were, and the keys of those that the
 * site or staff will see otherwise than before.
 */
export async function lookAtPictures(
  strapi: Core.Strapi,
  rules: PictureRules,
  hosts: SourceHosts,
  goOn: () => boolean,
): Promise<{ looked: number; changed: string[] }> {
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
  const work = async () => {
    for (const picture of waiting) {
      if (!goOn()) return;
      const own = { ...rules, ofSource: added.get(picture.key) ?? [] };
      if (await note(strapi, picture, await look(strapi, picture.address, own))) changed.push(picture.key);
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, work));
  return { looked: due.length, changed };
}
