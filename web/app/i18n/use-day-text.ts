import { useIntl } from "react-intl";

const shapes = {
  long: { day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long" },
  short: { day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  plain: { day: "numeric", month: "long" },
} as const;

/** Writes a Belgian day such as `2026-11-23` in the language of the page. */
export function useDayText(): (day: string, shape?: keyof typeof shapes) => string {
  const intl = useIntl();
  // A day has no time zone: it is parsed and formatted in UTC.
  return (day, shape = "long") => intl.formatDate(`${day}T00:00:00Z`, { ...shapes[shape], timeZone: "UTC" });
}
