import { Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";

const sameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear();

/** A moment in a list: the hour matters while it is of this year, later the year does. */
export function MomentCell({ at }: { at: unknown }) {
  const { formatDate } = useIntl();
  const moment = typeof at === "string" ? new Date(at) : null;
  const isKnown = moment !== null && !Number.isNaN(moment.getTime());
  const said = !isKnown
    ? "-"
    : sameYear(moment, new Date())
      ? formatDate(moment, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })
      : formatDate(moment, { day: "numeric", month: "short", year: "numeric" });
  return (
    <Typography
      textColor="neutral800"
      title={isKnown ? formatDate(moment, { dateStyle: "full", timeStyle: "short" }) : undefined}
      style={{ whiteSpace: "nowrap" }}
    >
      {said}
    </Typography>
  );
}
