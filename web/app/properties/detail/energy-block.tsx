import { useIntl } from "react-intl";
import { DetailSection } from "./detail-section";
import { EnergyScale } from "./energy-scale";
import { FactList } from "./fact-list";
import type { PropertyContent } from "./property-content";
import styles from "./energy-block.module.css";

type EnergyData = Pick<PropertyContent, "energy" | "energyValue" | "energyRows" | "renovation">;

/** The label on its scale, what it obliges to, and the certificates. */
export function EnergyBlock({ data }: { data: EnergyData }) {
  const intl = useIntl();
  const { energy, energyValue, energyRows, renovation } = data;
  if (!energy && energyRows.length === 0) return null;
  return (
    <DetailSection title={intl.formatMessage({ id: "properties.detail.energy" })}>
      {energy ? (
        <div className={styles.label}>
          <EnergyScale energy={energy} value={energyValue} />
          {energyValue ? <p className={styles.value}>{energyValue}</p> : null}
        </div>
      ) : null}
      {renovation ? (
        <aside className={styles.notice} aria-label={intl.formatMessage({ id: "properties.detail.renovationTitle" })}>
          <p>
            <strong>{intl.formatMessage({ id: "properties.detail.renovationTitle" })}</strong>
          </p>
          <p>{intl.formatMessage({ id: "properties.detail.renovation" }, { ...renovation })}</p>
          {renovation.source ? (
            <p className={styles.source}>
              {intl.formatMessage({ id: "properties.detail.source" }, { source: renovation.source })}
            </p>
          ) : null}
        </aside>
      ) : null}
      {energyRows.length > 0 ? <FactList rows={energyRows} /> : null}
    </DetailSection>
  );
}
