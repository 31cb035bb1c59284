import { attributeGroups, listingAttributes } from "@gevel/config";
import type { Row } from "@gevel/kit";

const perRow = 3;

/** The labelled attributes group by group: short fields three beside each other, then those that take a whole row. */
export const attributeRows: readonly Row[] = attributeGroups.flatMap((group) => {
  const members = listingAttributes.filter((attribute) => attribute.group === group);
  const keysOf = (wide: boolean) => members.filter(({ kind }) => (kind === "localized") === wide).map(({ key }) => key);
  const short = keysOf(false);
  const rows = Array.from({ length: Math.ceil(short.length / perRow) }, (_, index) =>
    Object.fromEntries(short.slice(index * perRow, (index + 1) * perRow).map((key) => [key, 12 / perRow])),
  );
  return [...rows, ...keysOf(true).map((key) => ({ [key]: 12 }))];
});
