import { isPlainClick } from "~/ui/is-plain-click";
import { saveChoice } from "./save-choice";
import { purposes } from "@gevel/config";
import { isPreview, openFrom, showLayer, storedGrants, storeGrants } from "./consent-state";

/**
 * Inlined in the head of every page, so that the dialog is right on the first paint and its buttons work before any
 * other script is loaded.
 */
const wantsConsentReset = (part: string) => part.includes("setcookies");

const { pathname, search, hash } = location;
if (wantsConsentReset(search)) {
  storeGrants(null);
  // Once: reloading the page after choosing does not ask again.
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !wantsConsentReset(part));
  history.replaceState(history.state, "", pathname + (rest.length > 0 ? `?${rest.join("&")}` : "") + hash);
}
if (!isPreview(pathname) && !storedGrants()) showLayer("ask");

document.addEventListener("click", (event) => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-choice]") : null;
  if (!control || !isPlainClick(event)) return;
  event.preventDefault();
  const { choice } = control.dataset;
  if (choice === "open") openFrom(control);
  else if (choice === "settings") showLayer("settings");
  else saveChoice(choice === "accept" ? purposes : []);
});
