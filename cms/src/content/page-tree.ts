import { canonicalAddress } from "./address";

/** A page or menu entry in one language. */
export interface TreeItem {
  documentId: string;
  title: string;
  path: string;
  parent: string | null;
}

/** Ancestors of an item, nearest first; stops at a cycle. */
function waysUp(id: string, byId: ReadonlyMap<string, TreeItem>): string[] {
  const seen: string[] = [];
  for (
    let parent = byId.get(id)?.parent ?? null;
    parent !== null && !seen.includes(parent);
    parent = byId.get(parent)?.parent ?? null
  )
    seen.push(parent);
  return seen;
}

const indexed = (items: readonly TreeItem[]): Map<string, TreeItem> =>
  new Map(items.map((item) => [item.documentId, item]));

/** CMS-11: whether the item is below itself. */
export function isInLoop(id: string, items: readonly TreeItem[]): boolean {
  return waysUp(id, indexed(items)).includes(id);
}

/** The whole address of each item: its parents' addresses, then its own. */
export function fullAddresses(items: readonly TreeItem[]): Map<string, string> {
  const byId = indexed(items);
  const own = (id: string) => canonicalAddress(byId.get(id)?.path ?? "");
  return new Map(
    items.map(({ documentId }) => [
      documentId,
      [documentId, ...waysUp(documentId, byId)]
        .reverse()
        .map(own)
        .filter((part) => part !== "")
        .join("/"),
    ]),
  );
}

/** CMS-11: another item with the same address, or null. */
export function sharesAddress(id: string, items: readonly TreeItem[]): TreeItem | null {
  const addresses = fullAddresses(items);
  return items.find((item) => item.documentId !== id && addresses.get(item.documentId) === addresses.get(id)) ?? null;
}
