import { FactText, useFactText } from "./fact-text";
import { joinScores } from "./join-scores";
import type { LegalBlock } from "./property-content";
import styles from "./fact-list.module.css";

type Row = LegalBlock["rows"][number];

interface FactListProps {
  /** Rows without a value say that it is not known yet. */
  rows: readonly Row[];
  columns?: 1 | 2;
}

/** Labels and values, a line each. */
export function FactList({ rows, columns = 2 }: FactListProps) {
  const text = useFactText();
  return (
    <dl className={styles.facts} data-columns={columns}>
      {joinScores(rows).map(({ key, label, parts }) => (
        <div key={key} className={styles.row}>
          <dt>{text(label)}</dt>
          {parts.map((row) => (
            <dd key={row.key} data-missing={row.value === null || undefined}>
              {parts.length > 1 ? <span className={styles.part}>{text(row.label)}</span> : null}
              {row.value ? <FactText value={row.value} /> : text("properties.detail.legalMissing")}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
