import { Typography } from "@strapi/design-system";
import { useIntl } from "react-intl";

const sameYear = (one: Date, other: Date) => one.getFullYear() === other.getFullYear();

/** A date in a list: with the time if it is of this year, else with the year. */
export function DateTimeCell({ at }: { at: unknown }) {
  const { formatDate } = useIntl();
  const date = typeof at === "string" ? new Date(at) : null;
  const isKnown = date !== null && !Number.isNaN(date.getTime());
  const formatted = !isKnown
    ? "-"
    : sameYear(date, new Date())
      ? formatDate(date, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })
      : formatDate(date, { day: "numeric", month: "short", year: "numeric" });
  return (
    <Typography
      textColor="neutral800"
      title={isKnown ? formatDate(date, { dateStyle: "full", timeStyle: "short" }) : undefined}
      style={{ whiteSpace: "nowrap" }}
    >
      {formatted}
    </Typography>
  );
}
