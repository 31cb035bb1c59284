import { fallbackLanguage, isLanguage, listingCompleteness, readLocalized } from "@gevel/config";
import { Badge, Flex, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { useMarquees } from "../fields/use-marquees";
import { useSiteLanguages } from "../fields/site-config";
import { readTexts } from "../fields/localized/localized-value";
import { readItems } from "../fields/media/item-list";
import { Thumbnail } from "../fields/media/thumbnail";
import { ShareBar } from "../panels/share-bar";
import { useTexts } from "../texts/use-texts";

/** A listing as a row of the list has it. */
export type ListingRow = Readonly<Record<string, unknown>>;
interface CellProps {
  row: ListingRow;
}

export function PictureCell({ row }: CellProps) {
  return <Thumbnail url={readItems(row.pictures)[0]?.url ?? ""} alt="" width="5.6rem" />;
}

export function HeadlineCell({ row }: CellProps) {
  const { locale } = useIntl();
  const headline = readLocalized(
    readTexts(row.typeDescription),
    isLanguage(locale) ? locale : fallbackLanguage,
    fallbackLanguage,
  );
  return (
    <Typography textColor="neutral800" maxWidth="20rem" ellipsis>
      {headline || "-"}
    </Typography>
  );
}

export function GoalCell({ row }: CellProps) {
  const { text } = useTexts();
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
  const { text } = useTexts();
  const marquees = useMarquees();
  const state = typeof row.marquee === "number" ? row.marquee : 0;
  const named = marquees.find(({ value }) => value === state)?.label ?? String(state);
  if (row.withdrawnAt)
    return (
      <Badge textColor="danger700" backgroundColor="danger100">
        {text("properties.list.withdrawn")}
      </Badge>
    );
  if (state === 0) return <Typography textColor="neutral800">{named}</Typography>;
  return <Badge>{named}</Badge>;
}

export function CompletenessCell({ row }: CellProps) {
  const { formatNumber } = useIntl();
  const { text } = useTexts();
  const { percent, missing } = listingCompleteness(row, useSiteLanguages());
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

export function ChangedCell({ row }: CellProps) {
  const { formatDate } = useIntl();
  const at = typeof row.updatedAt === "string" ? row.updatedAt : null;
  return (
    <Typography textColor="neutral800" style={{ whiteSpace: "nowrap" }}>
      {at ? formatDate(at, { dateStyle: "medium", timeStyle: "short" }) : "-"}
    </Typography>
  );
}
