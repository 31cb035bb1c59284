/** CONSENT-4: what a visitor did that an agency may want to measure. */
export type VisitEvent =
  | { kind: "form-sent"; /** By its thank-you page: `site-contact`, `contact-demand-small/verkopen`. */ form: string }
  | { kind: "property-viewed"; id: number; goal: 0 | 1; city: string };

/** The hook: said to the window with the event as its detail, whatever was consented to. Nothing of it leaves the page. */
export const visitEventName = "gevel:visit";

declare global {
  interface WindowEventMap {
    [visitEventName]: CustomEvent<VisitEvent>;
  }
}

/** Where an event was told, so that a later consent measures what the page shows then and nothing from before. */
let last: { event: VisitEvent; address: string } | null = null;

export const visitEventOf = (address: string): VisitEvent | null => (last?.address === address ? last.event : null);

export function tellVisit(event: VisitEvent, address: string): void {
  last = { event, address };
  dispatchEvent(new CustomEvent(visitEventName, { detail: event }));
}

export interface Arrival {
  /** Of the document; null on the pages that follow it. */
  document: { type: string; fromSite: boolean } | null;
  /** Went back or on to it. */
  again: boolean;
}

/** A sent form is told once: not when its thank-you page is loaded anew, gone back to or opened by hand. */
export const isTold = ({ kind }: VisitEvent, { document, again }: Arrival): boolean =>
  kind !== "form-sent" || (document ? document.type === "navigate" && document.fromSite : !again);

const words = /^feedback\/(.+)$/;
/** Thank-you pages of what is no lead. */
const notTold = new Set(["unsubscribe", "testing-testing"]);

/** Of a thank-you page, by its original path (ROUTE-3). */
export function formSent(originalPath: string): VisitEvent | null {
  const form = words.exec(originalPath.toLowerCase())?.[1];
  return form === undefined || notTold.has(form) ? null : { kind: "form-sent", form };
}
