import { attributeGroups, listingAttributes, type AttributeGroup, type ListingAttribute } from "@gevel/config";

const all: readonly ListingAttribute[] = listingAttributes;

const byKey = new Map(all.map((attribute) => [attribute.key, attribute]));

/** The attribute of this key, if it is one. */
export const attributeOf = (key: string): ListingAttribute | undefined => byKey.get(key);

/** The content type whose attributes they are. */
export const attributesModel = "plugin::properties.property";

/** The content type's field that stores the attributes. */
const attributesField = "attributes";

/** An attribute's path in the form. */
export const pathOf = (key: string): string => `${attributesField}.${key}`;

/** Width in a grid of twelve: short fields three a row, texts two, long texts one. */
export function widthOf({ kind, isLong }: ListingAttribute): 4 | 6 | 12 {
  if (kind !== "localized") return 4;
  return isLong ? 12 : 6;
}

/** The attributes of each group as rendered, the short ones first. */
export const groupedAttributes: readonly (readonly [group: AttributeGroup, members: readonly ListingAttribute[]])[] =
  attributeGroups.map((group) => [
    group,
    all.filter((attribute) => attribute.group === group).sort((one, other) => widthOf(one) - widthOf(other)),
  ]);
