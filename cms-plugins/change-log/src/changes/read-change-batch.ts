import type { Core } from "@strapi/strapi";
import type { DeltaPart } from "./change-sources.js";
import { sourceOf } from "./change-sources.js";
import type { Change, ChangeKind } from "./change.js";
import { readChanges } from "./read-changes.js";

export interface ChangeBatch {
  /** Of the requested kinds only, lowest number first. */
  changes: readonly Change[];
  /** The present state of what they are about, and what the kinds' sources have beside it. */
  part: DeltaPart;
  /** Where the next read starts: the number of the last change read, of any kind. */
  position: number;
  more: boolean;
}

/** Reads the changes of some kinds after a revision, in the form the site gets, for a plugin that reads the change log. */
export async function readChangeBatch(
  strapi: Core.Strapi,
  kinds: readonly ChangeKind[],
  { after, limit }: { after: number; limit: number },
): Promise<ChangeBatch> {
  const sources = new Set(
    kinds.map((kind) => {
      const source = sourceOf(strapi, kind);
      if (!source) throw new Error(`no change source is registered for changes of kind ${kind}`);
      return source;
    }),
  );
  const found = await readChanges(strapi, after, limit);
  const changes = found.filter((change) => kinds.includes(change.kind));
  const part: DeltaPart = {};
  if (changes.length > 0)
    for (const source of sources) {
      const changesOfSource = changes.filter(({ kind }) => source.kinds.includes(kind));
      Object.assign(part, await source.read({ changes: changesOfSource, reset: true }));
    }
  return { changes, part, position: found.at(-1)?.seq ?? after, more: found.length === limit };
}
