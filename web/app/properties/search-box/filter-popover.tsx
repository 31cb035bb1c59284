import { useRef, type ReactNode, useEffect, type RefObject } from "react";
import styles from "./filter-popover.module.css";

/** The checkbox of a list that the arrow keys move from; typing filters the list from there as well. */
const firstControl = ["input[type=checkbox]:not([tabindex='-1'])", "input:not([type=hidden]), select"];

/** A letter or digit that is not part of a shortcut. A space opens and ticks. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** HOME-2: Escape and losing focus close the list, the down arrow on the summary opens and enters it, typing filters it. */
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
      // In a list of checkboxes Tab leaves the whole list, not just the one box.
      const isTicking = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
      if (event.key === "Tab" && !event.shiftKey && isTicking) element.open = false;
      // Focus moves before the browser inserts the letter, so it lands in the search input.
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
  /** A short text of the chosen value. */
  value: string;
  isSet: boolean;
  children: ReactNode;
}

/** A filter that opens under its name: the browser's native disclosure, so that it works without script (HOME-2). */
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
