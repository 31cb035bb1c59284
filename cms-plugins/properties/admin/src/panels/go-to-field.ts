import type { Language } from "@gevel/config";
import { attributeOf, pathOf } from "../attributes/attribute-table";
import { showGroup } from "../attributes/open-groups";
import { showLanguage } from "../fields/localized/shown-language";

const fieldNamed = (name: string) => document.getElementById(name) ?? document.getElementsByName(name)[0];

function bringIntoView(found: HTMLElement): void {
  const box = found.closest("[class]") ?? found;
  box.scrollIntoView({ block: "center" });
  const control = found.matches("input, textarea, button") ? found : found.querySelector("input, textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

let stopWaiting = () => {};

/** Now, or as soon as the form has drawn it; no longer once somebody presses elsewhere or another field is asked for. */
function onceDrawn(name: string): void {
  stopWaiting();
  const look = () => {
    const found = fieldNamed(name);
    if (!found) return;
    stopWaiting();
    bringIntoView(found);
  };
  const drawn = new MutationObserver(look);
  stopWaiting = () => {
    drawn.disconnect();
    removeEventListener("pointerdown", stopWaiting);
  };
  drawn.observe(document.body, { childList: true, subtree: true });
  addEventListener("pointerdown", stopWaiting);
  look();
}

/** Brings a field of the form into view, in the language that is meant, and puts the cursor there. */
export function goToField(field: string, language?: Language): void {
  if (language) showLanguage(language);
  const attribute = attributeOf(field);
  if (attribute === undefined) return onceDrawn(field);
  showGroup(attribute.group);
  // Its group may have to be drawn first.
  requestAnimationFrame(() => onceDrawn(pathOf(field)));
}
