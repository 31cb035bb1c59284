import type { PropertyType } from "@gevel/config";

/** A type as its row has it: what is above it is named by its number. */
export type TypeRecord = Omit<PropertyType, "id" | "parentId"> & { parentWebId: number | null };

/** Types that are there, by their numbers. */
export function byWebId(types: readonly PropertyType[]): Map<number, TypeRecord> {
  const webIds = new Map(types.map(({ id, webId }) => [id, webId]));
  return new Map(
    types.map(({ id: _id, parentId, ...type }) => [
      type.webId,
      { ...type, parentWebId: parentId === null ? null : (webIds.get(parentId) ?? null) },
    ]),
  );
}

type Placed = Pick<TypeRecord, "webId" | "parentWebId">;

/** Why a type cannot be a kind of the parent it names, and the type that prevents it. */
export interface Misplacement {
  reason: "itself" | "unknown" | "under a kind" | "with kinds";
  webId: number;
}

/**
 * PROP-2: the tree of types as it is to be. It has two levels: a type that is a kind of another has no kinds itself.
 */
export class TypeTree {
  readonly #parents = new Map<number, number | null>();
  /** Kinds by type. */
  readonly #kinds = new Map<number, Set<number>>();

  constructor(types: Iterable<Placed>) {
    for (const type of types) this.put(type);
  }

  put({ webId, parentWebId }: Placed): void {
    this.remove(webId);
    this.#parents.set(webId, parentWebId);
    if (parentWebId === null) return;
    const kinds = this.#kinds.get(parentWebId) ?? new Set();
    this.#kinds.set(parentWebId, kinds.add(webId));
  }

  remove(webId: number): void {
    const parent = this.#parents.get(webId);
    if (parent !== undefined && parent !== null) this.#kinds.get(parent)?.delete(webId);
    this.#parents.delete(webId);
  }

  /** Null where the position is valid. */
  misplacement({ webId, parentWebId }: Placed): Misplacement | null {
    if (parentWebId === null) return null;
    if (parentWebId === webId) return { reason: "itself", webId };
    const above = this.#parents.get(parentWebId);
    if (above === undefined) return { reason: "unknown", webId: parentWebId };
    if (above !== null) return { reason: "under a kind", webId: parentWebId };
    const [kind] = this.#kinds.get(webId) ?? [];
    return kind === undefined ? null : { reason: "with kinds", webId: kind };
  }
}

interface Move {
  to: TypeRecord;
  /** Null where the type is new. */
  from: TypeRecord | null;
}

/**
 * The moves that are impossible, with all of them applied at once: a type may be sent with its kinds in any order. Of
 * two conflicting moves the first is applied.
 */
export function impossibleMoves<Moved extends Move>(
  moves: readonly Moved[],
  stored: Iterable<TypeRecord>,
): Map<Moved, Misplacement> {
  const places = new TypeTree(stored);
  for (const { to } of moves) places.put(to);
  const found = new Map<Moved, Misplacement>();
  // A type that does not move only conflicts with one that moves.
  const moving = moves.filter(({ to, from }) => to.parentWebId !== (from?.parentWebId ?? null)).reverse();
  let before: number;
  do {
    before = found.size;
    for (const move of moving) {
      const misplacement = found.has(move) ? null : places.misplacement(move.to);
      if (misplacement === null) continue;
      found.set(move, misplacement);
      if (move.from) places.put(move.from);
      else places.remove(move.to.webId);
    }
    // A reverted move may be the parent that another move needs.
  } while (found.size > before);
  return found;
}
