import { useEffect, type RefObject } from "react";

/** Of a list the box that arrows are at; typing narrows the list from there as well. */
const firstControl = ["input[type=checkbox]:not([tabindex='-1'])", "input:not([type=hidden]), select"];

/** A letter or a digit, meant for no shortcut. A space opens and ticks. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** HOME-2: Escape and leaving close, the down arrow on the name opens and goes in, typing narrows the list. */
export function useDisclosureKeys(details: RefObject<HTMLDetailsElement>): void {
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
