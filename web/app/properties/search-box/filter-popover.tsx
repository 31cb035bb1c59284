import { useRef, type ReactNode, useEffect, type RefObject } from "react";
import styles from "./filter-popover.module.css";

/** Of a list the box that arrows are at; typing narrows the list from there as well. */
const firstControl = ["input[type=checkbox]:not([tabindex='-1'])", "input:not([type=hidden]), select"];

/** A letter or a digit, meant for no shortcut. A space opens and ticks. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** HOME-2: Escape and leaving close, the down arrow on the name opens and goes in, typing narrows the list. */
function useDisclosureKeys(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const summary = element.querySelector("summary");

    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && element.open) {
        event.preventDefault();
        element.open = false;
        summary?.focus();
      }
      // Of a list to tick, Tab leaves the whole, not the one box.
      const isTicking = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
      if (event.key === "Tab" && !event.shiftKey && isTicking) element.open = false;
      // The letter is written where the focus is by then.
      if (element.open && isTyped(event) && (event.target === summary || isTicking))
        element.querySelector<HTMLElement>("input[type=search]")?.focus();
      if (event.key === "ArrowDown" && event.target === summary) {
        event.preventDefault();
        element.open = true;
        const [control] = firstControl.flatMap((one) => element.querySelector<HTMLElement>(one) ?? []);
        control?.focus();
      }
    };
    element.addEventListener("focusout", onFocusOut);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("focusout", onFocusOut);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [details]);
}

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
