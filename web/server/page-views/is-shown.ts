import type { Replica } from "../../app/replica/replica";

const cache = new WeakMap<Replica, ReadonlySet<number>>();

/** Whether a home has a page now, without reading it. */
export function isShown(replica: Replica, id: number): boolean {
  const ids = cache.get(replica) ?? new Set(replica.catalog.ids());
  cache.set(replica, ids);
  return ids.has(id);
}
