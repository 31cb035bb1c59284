import { feedSchema, type Feed } from "@gevel/config";
import type { Position } from "./store.server";

/** Parsing so many at once holds the site up for some tens of milliseconds at most. */
const listingsAtOnce = 250;
const timeLimit = 5_000;
const byteLimit = 64 * 1024 * 1024;

export interface FeedSource {
  url: string;
  secret: string;
}

/** Asks the CMS once. Throws when it does not answer in time, or answers what the contract does not allow. */
export async function askFeed(
  { url, secret }: FeedSource,
  position: Position | null,
  stop: AbortSignal,
): Promise<Feed> {
  const query = new URLSearchParams({ after: String(position?.revision ?? 0), limit: String(listingsAtOnce) });
  if (position) query.set("epoch", position.epoch);
  const answer = await fetch(`${url}/api/site/feed?${query.toString()}`, {
    headers: { authorization: `Bearer ${secret}`, accept: "application/json" },
    signal: AbortSignal.any([stop, AbortSignal.timeout(timeLimit)]),
    redirect: "error",
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Error(`the feed answers ${answer.status}`);
  }
  const parsed = feedSchema.safeParse(JSON.parse(await limitedText(answer)));
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Error(`the feed breaks the contract at ${first?.path.join(".") ?? ""}: ${first?.message ?? ""}`);
  }
  return checked(parsed.data, position);
}

/** What the contract's shape cannot say: numbers go on where they stopped. */
function checked(feed: Feed, position: Position | null): Feed {
  if (feed.reset) return feed;
  if (position === null) throw new Error("the feed goes on with what was never begun");
  if (feed.epoch !== position.epoch) throw new Error("the feed changed its epoch without starting over");
  if (feed.revision < position.revision) throw new Error("the feed goes back");
  if (feed.more && feed.revision === position.revision) throw new Error("the feed says more but does not go on");
  return feed;
}

async function limitedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > byteLimit) {
      await reader?.cancel();
      throw new Error("the feed's answer is too large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString();
}
