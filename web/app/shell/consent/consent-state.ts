import { consentCookies, readGrants, type Grants } from "./consent-cookies";

/** Dispatched on the window when the dialog opens or closes and when a choice was stored. */
export const consentChanged = "gevel:consent";

/** Id of the first layer, and of its title. */
export const panelId = "consent";
export const titleId = "consent-title";

/** Which of the two layers is open. */
export type ConsentLayer = "ask" | "settings";

/** The state is on the document element, where CSS reads it before the first paint. */
const marks = () => document.documentElement.dataset;

export const openLayer = (): ConsentLayer | undefined => {
  const layer = marks()["consent"];
  return layer === "ask" || layer === "settings" ? layer : undefined;
};

export function showLayer(layer: ConsentLayer | undefined): void {
  if (layer) marks()["consent"] = layer;
  else delete marks()["consent"];
  dispatchEvent(new Event(consentChanged));
}

/** CONSENT-1: no dialog on a path containing preview, nor anything measured there. */
export const isPreview = (pathname: string): boolean => /preview/i.test(pathname);

export const storedGrants = (): Grants | null => readGrants(document.cookie);

export function storeGrants(grants: Grants | null): void {
  for (const cookie of consentCookies(grants, location.protocol === "https:")) document.cookie = cookie;
  const tabs = otherTabs();
  tabs?.postMessage("");
  tabs?.close();
}

/** Notifies all tabs of the site of a choice at once, visible or not; null in a browser without it. */
export const otherTabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(consentChanged);

/** Marks the control that opened the dialog again, for the focus to go back to. */
const opener = "data-consent-opener";
const openedFrom = () => document.querySelector<HTMLElement>(`[${opener}]`);

export function openFrom(control: Element): void {
  control.setAttribute(opener, "");
  showLayer("ask");
  document.getElementById(panelId)?.focus();
}

/** Closes the dialog. The focus returns to the link that opened it, or to the start of the page if the page asked. */
export function leaveDialog(): void {
  showLayer(undefined);
  const control = openedFrom();
  control?.removeAttribute(opener);
  (control ?? document.getElementById("content"))?.focus({ preventScroll: true });
}

/**
 * Syncs the dialog with this page and the stored choice, which another tab may have changed. A dialog that the visitor
 * reopened stays open.
 */
export function settleDialog(pathname: string): void {
  const needsChoice = !isPreview(pathname) && !storedGrants();
  if (needsChoice !== (openLayer() !== undefined) && !openedFrom()) showLayer(needsChoice ? "ask" : undefined);
}
