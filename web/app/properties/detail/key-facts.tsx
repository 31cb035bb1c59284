import { energyTone, type EnergyLabel } from "@gevel/config";
import { useIntl } from "react-intl";
import { EnergyChip } from "../card/energy-chip";
import { FactText } from "./fact-text";
import type { FactRow } from "./property-content";
import styles from "./key-facts.module.css";

/** The most requested facts. */
export function KeyFacts({ rows, energy }: { rows: readonly FactRow[]; energy: EnergyLabel | null }) {
  const intl = useIntl();
  if (rows.length === 0 && !energy) return null;
  return (
    <section aria-label={intl.formatMessage({ id: "properties.detail.facts" })}>
      <dl className={styles.facts}>
        {rows.map(({ key, label, value, count }) => (
          <div key={key} className={styles.fact}>
            <dt>{intl.formatMessage({ id: label }, { count })}</dt>
            <dd>
              <FactText value={value} />
            </dd>
          </div>
        ))}
        {energy ? (
          <div className={styles.fact}>
            <dt>{intl.formatMessage({ id: "properties.detail.energyClass" })}</dt>
            <dd>
              <EnergyChip label={energy.label} tone={energyTone(energy)} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
