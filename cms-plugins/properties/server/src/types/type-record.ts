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
