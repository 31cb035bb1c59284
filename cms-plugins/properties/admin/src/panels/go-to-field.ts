import type { Language } from "@gevel/config";
import { showLanguage } from "../fields/localized/shown-language";

/** Brings a field of the form into view, in the language that is meant, and puts the cursor there. */
export function goToField(field: string, language?: Language): void {
  if (language) showLanguage(language);
  const found = document.getElementById(field) ?? document.getElementsByName(field)[0];
  const box = found?.closest("[class]") ?? found;
  box?.scrollIntoView({ block: "center" });
  const control = found?.matches("input, textarea, button") ? found : found?.querySelector("input, textarea, button");
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
