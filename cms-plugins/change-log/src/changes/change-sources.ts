import type { ChangeLogPage } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { Change, ChangeKind } from "./change.js";

export type DeltaPart = Partial<Omit<ChangeLogPage, "epoch" | "reset" | "revision" | "more">>;

export interface DeltaRequest {
  /** Changes of this source's kinds, lowest number first; each key once a kind. */
  changes: readonly Change[];
  /** The replica starts empty: answer also what has no change of its own, such as the list of types. */
  reset: boolean;
}

/** A plugin's contribution to the change log. */
export interface ChangeSource {
  name: string;
  kinds: readonly ChangeKind[];
  /** The present state of the changed items. Runs inside the change log's own transaction: read through strapi.db. */
  read(request: DeltaRequest): Promise<DeltaPart>;
}

/** The length of the change log's column. */
const longestKind = 20;

const sourcesOf = perStrapi(() => new Map<string, ChangeSource>());

/** A plugin calls this in its register step; the change log and the plugins share no other interface. */
export function registerChangeSource(strapi: Core.Strapi, source: ChangeSource): void {
  for (const kind of source.kinds) {
    if (kind.length > longestKind) throw new Error(`the kind of change ${kind} is longer than ${longestKind} letters`);
    const other = sourceOf(strapi, kind);
    if (other && other.name !== source.name)
      throw new Error(`${source.name} and ${other.name} are both registered for changes of kind ${kind}`);
  }
  sourcesOf(strapi).set(source.name, source);
}

export function changeSources(strapi: Core.Strapi): readonly ChangeSource[] {
  return [...sourcesOf(strapi).values()];
}

/** The source that reports changes of a kind to the site. */
export const sourceOf = (strapi: Core.Strapi, kind: ChangeKind): ChangeSource | undefined =>
  changeSources(strapi).find(({ kinds }) => kinds.includes(kind));
