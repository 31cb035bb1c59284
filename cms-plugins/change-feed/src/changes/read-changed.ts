import type { Core } from "@strapi/strapi";
import type { FeedPart } from "../feed/feed-sources.js";
import { sourceOf } from "../feed/feed-sources.js";
import type { Change, ChangeKind } from "./change.js";
import { readChanges } from "./read-changes.js";

export interface Changed {
  /** Of those kinds alone, lowest number first. */
  changes: readonly Change[];
  /** The present state of what they are about, and what the kinds' sources have beside it. */
  part: FeedPart;
  /** Where to go on from: the number of the last change that was looked at, of whatever kind. */
  position: number;
  more: boolean;
}

/** Changes of some kinds after a revision, as the site gets them, for a plugin that reads the change feed. */
export async function readChanged(
  strapi: Core.Strapi,
  kinds: readonly ChangeKind[],
  { after, limit }: { after: number; limit: number },
): Promise<Changed> {
  const sources = new Set(
    kinds.map((kind) => {
      const source = sourceOf(strapi, kind);
      if (!source) throw new Error(`no feed source tells of changes of kind ${kind}`);
      return source;
    }),
  );
  const found = await readChanges(strapi, after, limit);
  const changes = found.filter((change) => kinds.includes(change.kind));
  const part: FeedPart = {};
  if (changes.length > 0)
    for (const source of sources) {
      const ofSource = changes.filter(({ kind }) => source.kinds.includes(kind));
      Object.assign(part, await source.read({ changes: ofSource, reset: true }));
    }
  return { changes, part, position: found.at(-1)?.seq ?? after, more: found.length === limit };
}
