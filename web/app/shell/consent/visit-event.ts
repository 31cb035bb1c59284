/** CONSENT-4: a visitor's action that an agency may want to measure. */
export type PageEvent =
  | { kind: "form-sent"; /** By its thank-you page: `site-contact`, `contact-demand-small/verkopen`. */ form: string }
  | { kind: "property-viewed"; id: number; goal: 0 | 1; city: string };

/** The hook: dispatched on the window with the event as its detail, whatever the consent. Nothing of it leaves the page. */
export const pageEventName = "gevel:visit";

declare global {
  interface WindowEventMap {
    [pageEventName]: CustomEvent<PageEvent>;
  }
}

/** The address of the last event, so that a later consent measures the current page and nothing from before. */
let last: { event: PageEvent; address: string } | null = null;

export const pageEventOf = (address: string): PageEvent | null => (last?.address === address ? last.event : null);

export function dispatchPageEvent(event: PageEvent, address: string): void {
  last = { event, address };
  dispatchEvent(new CustomEvent(pageEventName, { detail: event }));
}

export interface Arrival {
  /** How the document was reached; null on later client-side pages. */
  document: { type: string; fromSite: boolean } | null;
  /** Went back or on to it. */
  again: boolean;
}

/** A sent form is reported once: not when its thank-you page is reloaded, gone back to or opened by hand. */
export const isReported = ({ kind }: PageEvent, { document, again }: Arrival): boolean =>
  kind !== "form-sent" || (document ? document.type === "navigate" && document.fromSite : !again);

const thanksPattern = /^feedback\/(.+)$/;
/** Thank-you pages of what is no lead. */
const notReported = new Set(["unsubscribe", "testing-testing"]);

/** The event of a thank-you page, by its original path (ROUTE-3). */
export function formSent(originalPath: string): PageEvent | null {
  const form = thanksPattern.exec(originalPath.toLowerCase())?.[1];
  return form === undefined || notReported.has(form) ? null : { kind: "form-sent", form };
}
