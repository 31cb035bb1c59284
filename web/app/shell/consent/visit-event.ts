/** CONSENT-4: what a visitor did that an agency may want to measure. */
export type PageEvent =
  | { kind: "form-sent"; /** By its thank-you page: `site-contact`, `contact-demand-small/verkopen`. */ form: string }
  | { kind: "property-viewed"; id: number; goal: 0 | 1; city: string };

/** The hook: said to the window with the event as its detail, whatever was consented to. Nothing of it leaves the page. */
export const pageEventName = "gevel:visit";

declare global {
  interface WindowEventMap {
    [pageEventName]: CustomEvent<PageEvent>;
  }
}

/** Where an event was told, so that a later consent measures what the page shows then and nothing from before. */
let last: { event: PageEvent; address: string } | null = null;

export const pageEventOf = (address: string): PageEvent | null => (last?.address === address ? last.event : null);

export function dispatchPageEvent(event: PageEvent, address: string): void {
  last = { event, address };
  dispatchEvent(new CustomEvent(pageEventName, { detail: event }));
}

export interface Arrival {
  /** Of the document; null on the pages that follow it. */
  document: { type: string; fromSite: boolean } | null;
  /** Went back or on to it. */
  again: boolean;
}

/** A sent form is told once: not when its thank-you page is loaded anew, gone back to or opened by hand. */
export const isReported = ({ kind }: PageEvent, { document, again }: Arrival): boolean =>
  kind !== "form-sent" || (document ? document.type === "navigate" && document.fromSite : !again);

const thanksPattern = /^feedback\/(.+)$/;
/** Thank-you pages of what is no lead. */
const notReported = new Set(["unsubscribe", "testing-testing"]);

/** Of a thank-you page, by its original path (ROUTE-3). */
export function formSent(originalPath: string): PageEvent | null {
  const form = thanksPattern.exec(originalPath.toLowerCase())?.[1];
  return form === undefined || notReported.has(form) ? null : { kind: "form-sent", form };
}
