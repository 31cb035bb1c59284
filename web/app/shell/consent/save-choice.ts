import { textVersion, type Grants } from "./consent-cookies";
import { leaveDialog, storeGrants } from "./consent-state";

/** Where choices are counted anonymously: `web/server/consent-counts.ts`. */
const counted = "/api/consent-choice";

/** CONSENT-1: stores the choice, has it counted and closes. Nothing waits for the counting, or fails with it. */
export function saveChoice(grants: Grants): void {
  storeGrants(grants);
  const language = document.documentElement.lang.slice(0, 2);
  navigator.sendBeacon?.(counted, JSON.stringify({ version: textVersion, language, grants }));
  leaveDialog();
}
