import { afterEach, expect, it, vi } from "vitest";
import { showLayer } from "./consent-state";
import { whenClosed } from "./use-layer";

afterEach(() => void vi.unstubAllGlobals());

/** A window that dispatches events, and a document with a dataset. */
function stubPage(consent?: string) {
  const events = new EventTarget();
  vi.stubGlobal("document", { documentElement: { dataset: consent ? { consent } : {} } });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
}

it("CHROME-8 CONSENT-1 a popup waits for the consent dialog, opens once it is closed, and not while its settings are open", () => {
  stubPage("ask");
  const popup = vi.fn();
  whenClosed(popup);
  showLayer("settings");
  showLayer("ask");
  expect(popup).not.toHaveBeenCalled();
  showLayer(undefined);
  showLayer("ask");
  showLayer(undefined);
  expect(popup).toHaveBeenCalledOnce();
});

it("CHROME-8 opens at once without a dialog, and not at all when the page was left meanwhile", () => {
  stubPage();
  const popup = vi.fn();
  whenClosed(popup);
  expect(popup).toHaveBeenCalledOnce();
  stubPage("ask");
  const left = vi.fn();
  whenClosed(left)();
  showLayer(undefined);
  expect(left).not.toHaveBeenCalled();
});
