import type { Language } from "@gevel/config";
import { attributeOf, pathOf } from "../attributes/attribute-table";
import { showGroup } from "../attributes/open-groups";
import { setActiveLanguage } from "../fields/localized/active-language";

const fieldNamed = (name: string) => document.getElementById(name) ?? document.getElementsByName(name)[0];

function bringIntoView(found: HTMLElement): void {
  const box = found.closest("[class]") ?? found;
  box.scrollIntoView({ block: "center" });
  const control = found.matches("input, textarea, button") ? found : found.querySelector("input, textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

let stopWaiting = () => {};

/** Now, or as soon as the form has drawn it; no longer once somebody presses elsewhere or another field is asked for. */
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

/** Brings a field of the form into view, in the language that is meant, and puts the cursor there. */
export function goToField(field: string, language?: Language): void {
  if (language) setActiveLanguage(language);
  const attribute = attributeOf(field);
  if (attribute === undefined) return onceRendered(field);
  showGroup(attribute.group);
  // Its group may have to be drawn first.
  requestAnimationFrame(() => onceRendered(pathOf(field)));
}
