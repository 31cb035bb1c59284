import { useIntl } from "react-intl";

/** Writes counts; where there are many of them, looking up the language's format for each costs more than writing. */
export function useCount(): (count: number) => string {
  const intl = useIntl();
  return intl.formatters.getNumberFormat(intl.locale).format;
}
