import { useIntl } from "react-intl";

/** How many units one can still buy. */
export function UnitsLeft({ left, total }: { left: number; total: number }) {
  const intl = useIntl();
  if (left === total) return <>{intl.formatMessage({ id: "projects.allLeft" }, { count: total })}</>;
  return <>{intl.formatMessage({ id: "projects.left" }, { left, total })}</>;
}
