import type { Language } from "@gevel/config";
import { attributeOf, pathOf } from "./attribute-table";
import { showGroup } from "./open-groups";
import { setActiveLanguage } from "../fields/localized/active-language";

const fieldNamed = (name: string) => document.getElementById(name) ?? document.getElementsByName(name)[0];

function bringIntoView(found: HTMLElement): void {
  const box = found.closest("[class]") ?? found;
  box.scrollIntoView({ block: "center" });
  const control = found.matches("input, textarea, button") ? found : found.querySelector("input, textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

let stopWaiting = () => {};

/** Runs now, or once the form has rendered the field; cancelled by a click elsewhere or a request for another field. */
function onceRendered(name: string): void {
  stopWaiting();
  const tryAgain = () => {
    const found = fieldNamed(name);
    if (!found) return;
    stopWaiting();
    bringIntoView(found);
  };
  const observer = new MutationObserver(tryAgain);
  stopWaiting = () => {
    observer.disconnect();
    removeEventListener("pointerdown", stopWaiting);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("pointerdown", stopWaiting);
  tryAgain();
}

/** Scrolls to a field of the form, in the given language, and focuses it. */
export function goToField(field: string, language?: Language): void {
  if (language) setActiveLanguage(language);
  const attribute = attributeOf(field);
  if (attribute === undefined) return onceRendered(field);
  showGroup(attribute.group);
  // Its group may not be rendered yet.
  requestAnimationFrame(() => onceRendered(pathOf(field)));
}
