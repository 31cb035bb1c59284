import { fallbackLanguage, isLanguage, readLocalized } from "@gevel/config";
import { Badge, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { readTexts } from "../fields/localized/localized-value";
import { readItems } from "../fields/media/item-list";
import { Thumbnail } from "../fields/media/thumbnail";
import { useTexts } from "../texts/use-texts";

/** A listing or project as a row of its list has it. */
export type ItemRow = Readonly<Record<string, unknown>>;
export interface CellProps {
  row: ItemRow;
}

export function PictureCell({ row }: CellProps) {
  return <Thumbnail url={readItems(row.pictures)[0]?.url ?? ""} alt="" width="5.6rem" />;
}

/** A text of the row in the language of the admin, else in another. */
export function TextCell({ value }: { value: unknown }) {
  const { locale } = useIntl();
  const text = readLocalized(readTexts(value), isLanguage(locale) ? locale : fallbackLanguage, fallbackLanguage);
  return (
    <Typography textColor="neutral800" maxWidth="20rem" ellipsis>
      {text || "-"}
    </Typography>
  );
}

export function WithdrawnBadge() {
  const { text } = useTexts();
  return (
    <Badge textColor="danger700" backgroundColor="danger100">
      {text("properties.list.withdrawn")}
    </Badge>
  );
}

export function DraftBadge() {
  const { text } = useTexts();
  return <Badge>{text("properties.draft.badge")}</Badge>;
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
