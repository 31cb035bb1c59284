import { Badge, Flex, Typography } from "@strapi/design-system";
import { readUnits, unitsSold } from "../fields/units/unit-value";
import { ShareBar } from "../panels/share-bar";
import { useMessages } from "../use-messages";
import { isDraft } from "../fields/is-unpublished";
import { DraftBadge, HeadingCell, WithdrawnBadge, type CellProps } from "./item-cells";

export function NameCell({ row }: CellProps) {
  const { text } = useMessages();
  return <HeadingCell heading={row.name} kind={text("properties.group.project")} city={row.city} />;
}

/** The number visitors see, else the reference: staff use one of the two. */
export function NumberCell({ row }: CellProps) {
  const number = [row.projectNumber, row.reference].find((value) => typeof value === "string" && value !== "");
  return <Typography textColor="neutral800">{typeof number === "string" ? number : "-"}</Typography>;
}

/** Of the units in its price list; units that are listings of their own are not loaded here. */
export function UnitsSoldCell({ row }: CellProps) {
  const { text } = useMessages();
  const { sold, total } = unitsSold(readUnits(row.constructions), row.soldOut === true);
  if (total === 0) return <Typography textColor="neutral800">-</Typography>;
  return (
    <Flex gap={2} title={text("properties.list.soldHint")}>
      <ShareBar percent={(100 * sold) / total} width="4.8rem" />
      <Typography textColor="neutral800" style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
        {text("properties.list.soldOf", { sold, total })}
      </Typography>
    </Flex>
  );
}

export function ProjectStateCell({ row }: CellProps) {
  const { text } = useMessages();
  const { sold, total } = unitsSold(readUnits(row.constructions), row.soldOut === true);
  if (isDraft(row)) return <DraftBadge />;
  if (row.withdrawnAt) return <WithdrawnBadge />;
  if (row.soldOut === true || (total > 0 && sold === total)) return <Badge>{text("properties.list.soldOut")}</Badge>;
  return <Typography textColor="neutral800">{text("properties.marquee.onOffer")}</Typography>;
}
