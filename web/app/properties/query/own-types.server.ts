import type { Page, PropertyList } from "@gevel/config";
import type { Catalog } from "~/replica/replica";

/** No type has it. */
const noType = 0;

/**
 * Staff restrict a list to types by number, visitors choose them by id: returns the list by ids, with the subtypes of
 * its types (PROP-2). Types that no longer exist give an empty list, not an unrestricted one.
 */
export function withTypeIds<List extends Pick<PropertyList, "types">>(
  list: List,
  catalog: Pick<Catalog, "typeIds">,
): List {
  if (list.types.length === 0) return list;
  const ids = catalog.typeIds(list.types);
  return { ...list, types: ids.length > 0 ? ids : [noType] };
}

/** The list of a page that its address filters. */
export function searchedList(
  page: Pick<Page, "modules"> | undefined,
  catalog: Pick<Catalog, "typeIds">,
): PropertyList | null {
  for (const { relations } of page?.modules ?? [])
    for (const relation of relations)
      if (relation.type === "property-list" && relation.propertyList.mode === "search")
        return withTypeIds(relation.propertyList, catalog);
  return null;
}
