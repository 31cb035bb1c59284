import { describe, expect, it } from "vitest";
import { provideAllMessages } from "~/i18n/all-messages.server";
import { failureTitle } from "./failure-title";

/** The shape in which Remix passes a response that a loader threw. */
const thrown = (status: number, code: string) => ({
  ...{ status, statusText: "", internal: false },
  data: { code, requestId: "r-1" },
});

describe("the title of an error screen", () => {
  provideAllMessages();
  it.each([
    ["nl", 404, "PAGE_NOT_FOUND", "Deze pagina bestaat niet · Gevel"],
    ["fr", 404, "PAGE_NOT_FOUND", "Cette page n’existe pas · Gevel"],
    ["en", 404, "CMS_UNAVAILABLE", "This page does not exist · Gevel"],
    ["nl", 503, "CMS_UNAVAILABLE", "Hier ging iets mis · Gevel"],
  ] as const)("ROUTE-9 ERR-3 in %s of a %i (%s) is %s", (language, status, code, title) => {
    expect(failureTitle(thrown(status, code), language, "Gevel")).toBe(title);
  });

  it("ERR-3 is a general one for an unknown error", () => {
    expect(failureTitle(new Error("a bug"), "de", "")).toBe("Hier ist etwas schiefgegangen");
  });
});
