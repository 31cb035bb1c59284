import { attributeGroups, listingAttributes, type ListingAttribute } from "@gevel/config";
import type { Row } from "@gevel/kit";
import { isLongText } from "../content-types/attribute-column.js";

const fullWidth = 12;

function widthOf({ key, kind }: ListingAttribute): number {
  if (kind !== "localized") return 4;
  return isLongText(key) ? fullWidth : 6;
}

function rowsOf(keys: readonly string[], width: number): Row[] {
  const perRow = fullWidth / width;
  return Array.from({ length: Math.ceil(keys.length / perRow) }, (_, index) =>
    Object.fromEntries(keys.slice(index * perRow, (index + 1) * perRow).map((key) => [key, width])),
  );
}

/** The labelled attributes group by group: short fields three beside each other, texts two, long texts one. */
export const attributeRows: readonly Row[] = attributeGroups.flatMap((group) => {
  const members: readonly ListingAttribute[] = listingAttributes.filter((attribute) => attribute.group === group);
  return [4, 6, fullWidth].flatMap((width) =>
    rowsOf(
      members.filter((attribute) => widthOf(attribute) === width).map(({ key }) => key),
      width,
    ),
  );
});
