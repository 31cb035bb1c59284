import { describe, expect, it } from "vitest";
import { forms } from "@gevel/config";
import { formSent, isReported, dispatchPageEvent, pageEventOf } from "./visit-event";

const viewed = { kind: "property-viewed", id: 546, goal: 0, city: "Antwerpen" } as const;
const sent = { kind: "form-sent", form: "site-contact" } as const;

describe("visit events", () => {
  it("CONSENT-4 report a sent form on every thank-you page of a form, by its name", () => {
    for (const [key, { thankYou }] of Object.entries(forms))
      expect(formSent(thankYou), key).toEqual(
        key === "unsubscribe" ? null : { kind: "form-sent", form: thankYou.slice("feedback/".length) },
      );
    expect(formSent("Feedback/contact-demand-small/Verkopen")).toEqual({
      kind: "form-sent",
      form: "contact-demand-small/verkopen",
    });
  });

  it.each(["", "contact", "feedback/", "home/feedback/x", "feedback/testing-testing"])(
    "CONSENT-4 are absent at %j",
    (path) => expect(formSent(path)).toBeNull(),
  );

  it("CONSENT-4 are sent once: not when the thank-you page is reloaded, revisited or opened by hand", () => {
    const page = (type: string, fromSite: boolean) => ({ document: { type, fromSite }, again: false });
    expect(isReported(sent, page("navigate", true))).toBe(true);
    expect(isReported(sent, page("navigate", false))).toBe(false);
    expect(isReported(sent, page("reload", true))).toBe(false);
    expect(isReported(sent, page("back_forward", true))).toBe(false);
    expect(isReported(sent, { document: null, again: false })).toBe(true);
    expect(isReported(sent, { document: null, again: true })).toBe(false);
    expect(isReported(viewed, page("reload", false))).toBe(true);
  });

  it("CONSENT-3 belong to the page that caused them, for visitors who consent later", () => {
    const reported: unknown[] = [];
    const target = new EventTarget();
    target.addEventListener("gevel:visit", (event) => reported.push("detail" in event && event.detail));
    const own = globalThis.dispatchEvent;
    globalThis.dispatchEvent = (event) => target.dispatchEvent(event);
    try {
      expect(pageEventOf("/a")).toBeNull();
      dispatchPageEvent(viewed, "/a");
      expect(pageEventOf("/a")).toEqual(viewed);
      expect(pageEventOf("/b")).toBeNull();
      dispatchPageEvent(sent, "/b");
      expect([pageEventOf("/a"), pageEventOf("/b")]).toEqual([null, sent]);
      expect(reported).toEqual([viewed, sent]);
    } finally {
      globalThis.dispatchEvent = own;
    }
  });
});
