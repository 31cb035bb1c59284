import { useRef, type ReactNode } from "react";
import { useDisclosureKeys } from "./use-disclosure-keys";
import styles from "./filter-popover.module.css";

interface FilterPopoverProps {
  label: string;
  /** What is chosen, in a word. */
  value: string;
  isSet: boolean;
  children: ReactNode;
}

/** A filter that opens under its name: the browser's own disclosure, so that it works without script (HOME-2). */
export function FilterPopover({ label, value, isSet, children }: FilterPopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosureKeys(details);

  return (
    <details ref={details} name="search-filter" className={styles.popover}>
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} data-set={isSet || undefined}>
          {value}
        </span>
      </summary>
      {/* Focusable, so that a press on an empty part of the panel is no blur. */}
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}
