import { attributeGroups, type AttributeGroup } from "@gevel/config";
import { useSyncExternalStore } from "react";

let open: ReadonlySet<AttributeGroup> = new Set();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ReadonlySet<AttributeGroup>): void {
  open = next;
  for (const listener of listeners) listener();
}

export function showGroup(group: AttributeGroup): void {
  if (!open.has(group)) change(new Set([...open, group]));
}

export const hideGroup = (group: AttributeGroup): void => change(new Set([...open].filter((other) => other !== group)));

export const showAllGroups = (): void => change(new Set(attributeGroups));

export const hideAllGroups = (): void => change(new Set());

/** Open groups, shared by all listings, so that the next listing shows the same ones. */
export const useOpenGroups = (): ReadonlySet<AttributeGroup> => useSyncExternalStore(listen, () => open);
