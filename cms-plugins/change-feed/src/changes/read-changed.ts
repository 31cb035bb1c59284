import type { Core } from "@strapi/strapi";
import type { FeedPart } from "../feed/feed-sources.js";
import { sourceOf } from "../feed/feed-sources.js";
import type { Change, ChangeKind } from "./change.js";
import { readChanges } from "./read-changes.js";

export interface Changed {
  /** Of that kind alone, lowest number first. */
  changes: readonly Change[];
  /** The present state of what they are about, and what the kind's source has beside it. */
  part: FeedPart;
  /** Where to go on from: the number of the last change that was looked at, of whatever kind. */
  position: number;
  more: boolean;
}

/** What the site is told of one kind after a number, for a plugin that follows the changes as the site does. */
export async function readChanged(
  strapi: Core.Strapi,
  kind: ChangeKind,
  { after, limit }: { after: number; limit: number },
): Promise<Changed> {
  const source = sourceOf(strapi, kind);
  if (!source) throw new Error(`no feed source tells of changes of kind ${kind}`);
  const found = await readChanges(strapi, after, limit);
  const changes = found.filter((change) => change.kind === kind);
  const part = changes.length > 0 ? await source.read({ changes, reset: true }) : {};
  return { changes, part, position: found.at(-1)?.seq ?? after, more: found.length === limit };
}
