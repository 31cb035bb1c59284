import type { Purpose } from "@gevel/config";
import type { Grants } from "./consent-cookies";

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...args: unknown[]) => void;
  }
}

/** CONSENT-3: how long Google's tags wait for the choice, in milliseconds. */
const waitForUpdate = 500;

/** The grants by Google's own names (consent mode v2). */
function consentOf(grants: Grants | null) {
  const word = (purpose: Purpose) => (grants?.includes(purpose) ? "granted" : "denied");
  return {
    ad_storage: word("consentAdStorage"),
    ad_user_data: word("consentAdUserData"),
    ad_personalization: word("consentAdPersonalization"),
    analytics_storage: word("consentAnalyticsStorage"),
  };
}

function pushArguments(..._args: unknown[]): void {
  // Google's scripts take for a command what is no array but a function's own arguments.
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** CONSENT-3: the first entry of the page's data layer, before anything that reads it can be loaded. */
export function sendDefault(): void {
  window.gtag ??= pushArguments;
  pushArguments("consent", "default", { ...consentOf(null), wait_for_update: waitForUpdate });
  pushArguments("set", "ads_data_redaction", true);
}

export const sendUpdate = (grants: Grants | null): void => pushArguments("consent", "update", consentOf(grants));

/** With it a page view is sent. */
export const sendConfig = (id: string): void => pushArguments("config", id);

export const sendStart = (): void => pushArguments("js", new Date());

export const sendEvent = (name: string, about: object): void => pushArguments("event", name, about);

/** The start event of a tag manager's container. */
export function startTagManager(): void {
  (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
}
