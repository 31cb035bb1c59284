import { listingCompleteness } from "@gevel/config";
import { Badge, Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { useMainTyped, usePropertyTypes } from "../fields/use-property-types";
import { useMarquees } from "../fields/use-marquees";
import { useSiteLanguages } from "../fields/site-config";
import { ShareBar } from "../panels/share-bar";
import { isDraft } from "../publication/is-unpublished";
import { useMessages } from "../messages/use-messages";
import { DraftBadge, HeadingCell, WithdrawnBadge, type CellProps } from "./item-cells";

export function HeadlineCell({ row }: CellProps) {
  const { choices: types } = usePropertyTypes();
  const kind = types.find(({ value }) => value === row.webId)?.name ?? "";
  return (
    <Flex direction="column" alignItems="flex-start">
      <HeadingCell heading={row.typeDescription} kind={kind} city={row.city} />
      <Typography variant="pi" textColor="neutral600">
        {typeof row.city === "string" ? row.city : ""}
      </Typography>
    </Flex>
  );
}

export function GoalCell({ row }: CellProps) {
  const { text } = useMessages();
  return (
    <Typography textColor="neutral800">
      {text(row.goal === 1 ? "properties.goal.rent" : "properties.goal.sale")}
    </Typography>
  );
}

export function PriceCell({ row }: CellProps) {
  const { formatNumber } = useIntl();
  const euros =
    typeof row.price === "number"
      ? formatNumber(row.price, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
      : "-";
  return (
    <Typography textColor="neutral800" style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
      {euros}
    </Typography>
  );
}

export function StateCell({ row }: CellProps) {
  const { choices } = useMarquees();
  const state = typeof row.marquee === "number" ? row.marquee : 0;
  const named = choices.find(({ value }) => value === state)?.label ?? String(state);
  if (isDraft(row)) return <DraftBadge />;
  if (row.withdrawnAt) return <WithdrawnBadge />;
  if (state === 0) return <Typography textColor="neutral800">{named}</Typography>;
  return <Badge>{named}</Badge>;
}

export function CompletenessCell({ row }: CellProps) {
  const { formatNumber } = useIntl();
  const { text } = useMessages();
  const { percent, missing } = listingCompleteness(useMainTyped()(row), useSiteLanguages());
  const share = formatNumber(percent / 100, { style: "percent" });
  const breaksLaw = missing.some(({ legal }) => legal);
  return (
    <Flex gap={2} title={text("properties.completeness.missing", { count: missing.length })}>
      <ShareBar percent={percent} width="4.8rem" />
      <Typography textColor={breaksLaw ? "danger600" : "neutral800"} style={{ fontVariantNumeric: "tabular-nums" }}>
        {share}
      </Typography>
    </Flex>
  );
}
