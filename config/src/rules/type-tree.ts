export interface TreeItem {
  id: number;
  parentId: number | null;
  showOrder: number;
}

/** PROP-2: the parent of `type`. The tree has two levels: a type below a subtype, or below an unknown type, is at the top. */
export function typeAbove<Type extends TreeItem>(type: Type, types: readonly Type[]): Type | null {
  if (type.parentId === null || type.parentId === type.id) return null;
  const above = types.find(({ id }) => id === type.parentId);
  return above?.parentId === null ? above : null;
}

/** PROP-2, PROP-14: the types in their order, each followed by its kinds in theirs. */
export function typesInOrder<Type extends TreeItem>(types: readonly Type[]): Type[] {
  const ordered = types.toSorted((one, other) => one.showOrder - other.showOrder || one.id - other.id);
  const above = new Map(ordered.map((type) => [type, typeAbove(type, ordered)]));
  return ordered.flatMap((type) =>
    above.get(type) === null ? [type, ...ordered.filter((kind) => above.get(kind) === type)] : [],
  );
}
