import { X } from "lucide-react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import type { Zone } from "./zone";
import styles from "./zone-field.module.css";

interface ChosenZonesProps {
  zones: readonly Zone[];
  chosen: readonly string[];
  onRemove: (zone: string) => void;
}

/** What was chosen, each with a way to take it back. */
export function ChosenZones({ zones, chosen, onRemove }: ChosenZonesProps) {
  const intl = useIntl();
  const title = useRef<HTMLParagraphElement>(null);
  const labelOf = (value: string) => zones.find((zone) => zone.value === value)?.label ?? value;
  return (
    <div className={styles.chosen}>
      <p ref={title} role="status" tabIndex={-1}>
        {intl.formatMessage({ id: "savedSearch.count" }, { count: chosen.length })}
      </p>
      {chosen.length > 0 ? (
        <ul className={styles.chips} aria-label={intl.formatMessage({ id: "savedSearch.chosen" })}>
          {chosen.map((zone) => (
            <li key={zone}>
              <button
                type="button"
                className={styles.chip}
                aria-label={intl.formatMessage({ id: "savedSearch.remove" }, { zone: labelOf(zone) })}
                onClick={() => {
                  // The button goes with its zone; the focus stays near it.
                  title.current?.focus();
                  onRemove(zone);
                }}
              >
                {labelOf(zone)}
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
