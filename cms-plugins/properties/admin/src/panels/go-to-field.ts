import type { Language } from "@gevel/config";
import { attributeOf, pathOf } from "../attributes/attribute-table";
import { showGroup } from "../attributes/open-groups";
import { showLanguage } from "../fields/localized/shown-language";

function bringIntoView(name: string): void {
  const found = document.getElementById(name) ?? document.getElementsByName(name)[0];
  const box = found?.closest("[class]") ?? found;
  box?.scrollIntoView({ block: "center" });
  const control = found?.matches("input, textarea, button") ? found : found?.querySelector("input, textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/** Brings a field of the form into view, in the language that is meant, and puts the cursor there. */
export function goToField(field: string, language?: Language): void {
  if (language) showLanguage(language);
  const attribute = attributeOf(field);
  if (attribute === undefined) return bringIntoView(field);
  showGroup(attribute.group);
  // Its group may have to be drawn first.
  requestAnimationFrame(() => bringIntoView(pathOf(field)));
}
