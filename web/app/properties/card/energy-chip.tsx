import { energyLabelName, type EnergyTone } from "@gevel/config";
import { useIntl } from "react-intl";
import colors from "./energy-colors.module.css";
import styles from "./energy-chip.module.css";

/** An energy label in its colour. */
export function EnergyChip({ label, tone }: { label: string; tone: EnergyTone | null | undefined }) {
  const intl = useIntl();
  const name = energyLabelName(label);
  return (
    <span className={`${styles.chip} ${colors.energy}`} data-tone={tone ?? undefined}>
      {intl.formatMessage({ id: "properties.card.epc" }, { label: name })}
    </span>
  );
}
