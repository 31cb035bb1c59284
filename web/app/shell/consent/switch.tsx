import { useId } from "react";
import styles from "./consent-settings.module.css";

interface SwitchProps {
  label: string;
  help: string;
  /** Who is behind it, in one line. */
  services?: string;
  checked: boolean;
  /** Left out: it is always so. */
  onFlip?: () => void;
}

/** The browser's own box, which assistive technology hears as a switch. */
export function Switch({ label, help, services, checked, onFlip }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.purpose}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p id={`${id}-help`} className={styles.help}>
          {help}
          {services ? ` ${services}` : null}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on
        role="switch"
        className={styles.switch}
        checked={checked}
        disabled={!onFlip}
        aria-describedby={`${id}-help`}
        onChange={onFlip}
      />
    </div>
  );
}
