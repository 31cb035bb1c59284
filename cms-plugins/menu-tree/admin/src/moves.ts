import type { MenuNode } from "@gevel/config";

/** Drop position relative to another entry. */
export type Side = "before" | "into" | "after";
export type Step = "up" | "down" | "in" | "out";
/** Why an entry stays where it is. */
export type Stays = "first" | "last" | "no-sibling" | "outermost" | "own" | "there";

export type Moved = { places: MenuNode[] } | { stays: Stays };

const siblingsOf = (places: readonly MenuNode[], parent: string | null) =>
  places.filter((place) => place.parent === parent);

/** Whether an entry is a descendant of another. */
function isBelow(places: readonly MenuNode[], id: string, above: string): boolean {
  const parentOf = new Map(places.map((place) => [place.id, place.parent]));
  for (let at = parentOf.get(id) ?? null; at !== null; at = parentOf.get(at) ?? null) if (at === above) return true;
  return false;
}

/** Parents before their children; siblings in their given order. */
export function inTreeOrder(places: readonly MenuNode[]): MenuNode[] {
  const below = (parent: string | null): MenuNode[] =>
    siblingsOf(places, parent).flatMap((place) => [place, ...below(place.id)]);
  return below(null);
}

/** Moves an entry with its descendants beside another, or into it as its last child. */
export function moveBeside(places: readonly MenuNode[], id: string, side: Side, target: string): Moved {
  if (id === target || isBelow(places, target, id)) return { stays: "own" };
  const other = places.find((place) => place.id === target);
  if (other === undefined) return { stays: "there" };
  const rest = places.filter((place) => place.id !== id);
  const at = rest.indexOf(other);
  const moved =
    side === "into"
      ? [...rest, { id, parent: target }]
      : [
          ...rest.slice(0, side === "before" ? at : at + 1),
          { id, parent: other.parent },
          ...rest.slice(side === "before" ? at : at + 1),
        ];
  const ordered = inTreeOrder(moved);
  const isSame = ordered.every(
    (place, index) => place.id === places[index]?.id && place.parent === places[index]?.parent,
  );
  return isSame ? { stays: "there" } : { places: ordered };
}

/** One step among its siblings, into the previous one, or out after its parent. */
export function moveBy(places: readonly MenuNode[], id: string, step: Step): Moved {
  const own = places.find((place) => place.id === id);
  if (own === undefined) return { stays: "there" };
  const siblings = siblingsOf(places, own.parent);
  const at = siblings.indexOf(own);
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  switch (step) {
    case "up":
      return previous ? moveBeside(places, id, "before", previous.id) : { stays: "first" };
    case "down":
      return next ? moveBeside(places, id, "after", next.id) : { stays: "last" };
    case "in":
      return previous ? moveBeside(places, id, "into", previous.id) : { stays: "no-sibling" };
    case "out":
      return own.parent === null ? { stays: "outermost" } : moveBeside(places, id, "after", own.parent);
  }
}

/** Position of an entry: depth, parent, and index among how many siblings. */
export function siblingPosition(places: readonly MenuNode[], id: string) {
  const parent = places.find((place) => place.id === id)?.parent ?? null;
  const siblings = siblingsOf(places, parent);
  let depth = 0;
  for (let at = parent; at !== null; at = places.find((place) => place.id === at)?.parent ?? null) depth++;
  return { depth, parent, position: siblings.findIndex((place) => place.id === id) + 1, of: siblings.length };
}

/**
 * My order applied to their entries: new ones stay where they put them, after mine; removed ones disappear, and their
 * children take their place.
 */
export function applyMoves(theirs: readonly MenuNode[], mine: readonly MenuNode[]): MenuNode[] {
  const there = new Set(theirs.map(({ id }) => id));
  const myParent = new Map(mine.map(({ id, parent }) => [id, parent]));
  const parentIn = (parent: string | null): string | null => {
    let at = parent;
    while (at !== null && !there.has(at)) at = myParent.get(at) ?? null;
    return at;
  };
  const known = mine.filter(({ id }) => there.has(id)).map(({ id, parent }) => ({ id, parent: parentIn(parent) }));
  const added = theirs.filter(({ id }) => !myParent.has(id));
  return inTreeOrder([...known, ...added]);
}
