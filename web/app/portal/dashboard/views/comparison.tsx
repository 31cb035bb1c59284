import type { PortalListing } from "@gevel/config";
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { useCount } from "~/i18n/use-count";
import styles from "./comparison.module.css";
import { comparedTo } from "./view-summary";
import type { MessageName } from "~/i18n/message-id";

/** The listing compared with the agency's similar ones: a sentence, and two bars on one scale. */
export function Comparison({ comparison }: { comparison: NonNullable<PortalListing["comparison"]> }) {
  const intl = useIntl();
  const write = useCount();
  const { own, homes } = comparison;
  const median = Math.round(comparison.median);
  const text = (id: MessageName<"portal.comparison.">, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `portal.comparison.${id}` }, values);
  const most = Math.max(own, median, 1);
  const bar = (part: number): CSSProperties & Record<"--part", string> => ({ "--part": `${(part / most) * 100}%` });
  return (
    <aside className={styles.comparison} aria-labelledby="portal-comparison">
      <h3 id="portal-comparison">{text(comparedTo(comparison))}</h3>
      <dl className={styles.bars}>
        <div style={bar(own)} data-own>
          <dt>{text("own")}</dt>
          <dd>{write(own)}</dd>
        </div>
        <div style={bar(median)}>
          <dt>{text("alike")}</dt>
          <dd>{write(median)}</dd>
        </div>
      </dl>
      <p>{text("how", { homes })}</p>
    </aside>
  );
}
