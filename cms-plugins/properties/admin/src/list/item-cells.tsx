import { fallbackLanguage, isLanguage, listingHeading } from "@gevel/config";
import { DateTimeCell } from "@gevel/core/screens";
import { Badge, Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";
import { z } from "zod";
import { readTexts } from "../fields/localized/localized-value";
import { readItems } from "../fields/media/item-list";
import { Thumbnail } from "../fields/media/thumbnail";
import { useMessages } from "../use-messages";

/** A listing or project as a row of its list has it. */
export type ItemRow = Readonly<Record<string, unknown>>;
export interface CellProps {
  row: ItemRow;
}

const changedSchema = z.object({ documentId: z.string(), reference: z.string() });

/** What a row is called, to change it without opening its form; null for a row of another kind. */
export const changedListing = (row: ItemRow) => changedSchema.safeParse(row).data ?? null;

/** Several of them from JSON. */
export const changedListings = (json: string) => z.array(changedSchema).parse(JSON.parse(json));

export function PictureCell({ row }: CellProps) {
  return <Thumbnail url={readItems(row.pictures)[0]?.url ?? ""} alt="" width="5.6rem" />;
}

/** The row's name in the admin's language, else in another, else its kind and town. */
export function HeadingCell({ heading, kind, city }: { heading: unknown; kind: string; city: unknown }) {
  const { locale } = useIntl();
  const { text } = listingHeading(
    { typeDescription: readTexts(heading), typeName: kind, city: typeof city === "string" ? city : "" },
    isLanguage(locale) ? locale : fallbackLanguage,
    fallbackLanguage,
  );
  return (
    <Typography textColor="neutral800" maxWidth="18rem" ellipsis>
      {text || "-"}
    </Typography>
  );
}

export function WithdrawnBadge() {
  const { text } = useMessages();
  return (
    <Badge textColor="danger700" backgroundColor="danger100">
      {text("properties.list.withdrawn")}
    </Badge>
  );
}

export function DraftBadge() {
  const { text } = useMessages();
  return <Badge>{text("properties.draft.badge")}</Badge>;
}

export const ChangedCell = ({ row }: CellProps) => <DateTimeCell at={row.updatedAt} />;
