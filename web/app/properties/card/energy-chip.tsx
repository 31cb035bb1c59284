import { energyLabelName } from "@gevel/config";
import { useIntl } from "react-intl";
import styles from "./energy-chip.module.css";

/** An energy label in its colour. */
export function EnergyChip({ label }: { label: string }) {
  const intl = useIntl();
  const name = energyLabelName(label);
  return (
    <span className={styles.chip} data-letter={label.charAt(0).toLowerCase()}>
      {intl.formatMessage({ id: "properties.card.epc" }, { label: name })}
    </span>
  );
}
