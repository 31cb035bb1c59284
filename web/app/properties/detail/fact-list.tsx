import { useIntl } from "react-intl";
import { FactText } from "./fact-text";
import type { LegalBlock } from "./property-content";
import styles from "./fact-list.module.css";

interface FactListProps {
  /** Rows without a value say that it has not been told yet. */
  rows: LegalBlock["rows"];
  columns?: 1 | 2;
}

/** Labels and values, a line each. */
export function FactList({ rows, columns = 2 }: FactListProps) {
  const intl = useIntl();
  return (
    <dl className={styles.facts} data-columns={columns}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={styles.row}>
          <dt>{intl.formatMessage({ id: label })}</dt>
          <dd data-missing={value === null || undefined}>
            {value ? <FactText value={value} /> : intl.formatMessage({ id: "properties.detail.legalMissing" })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
