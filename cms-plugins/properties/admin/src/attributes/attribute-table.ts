import { attributeGroups, listingAttributes, type AttributeGroup, type ListingAttribute } from "@gevel/config";

const all: readonly ListingAttribute[] = listingAttributes;

const byKey = new Map(all.map((attribute) => [attribute.key, attribute]));

/** The attribute of this key, if it is one. */
export const attributeOf = (key: string): ListingAttribute | undefined => byKey.get(key);

/** The content type whose attributes they are. */
export const attributesModel = "plugin::properties.property";

/** Its one field that holds them. */
const attributesField = "attributes";

/** Where the form keeps an attribute. */
export const pathOf = (key: string): string => `${attributesField}.${key}`;

/** How much of a row of twelve it takes: short ones stand three beside each other, texts two, long texts alone. */
export function widthOf({ kind, isLong }: ListingAttribute): 4 | 6 | 12 {
  if (kind !== "localized") return 4;
  return isLong ? 12 : 6;
}

/** The attributes of each group as they are drawn, the short ones first. */
export const groupedAttributes: readonly (readonly [group: AttributeGroup, members: readonly ListingAttribute[]])[] =
  attributeGroups.map((group) => [
    group,
    all.filter((attribute) => attribute.group === group).sort((one, other) => widthOf(one) - widthOf(other)),
  ]);
