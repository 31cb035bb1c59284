import { describe, expect, it } from "vitest";
import { loadStateMessages } from "./use-load-state-messages.js";

describe("the messages for a query that failed", () => {
  it("CMS-1 are in the language of the admin, and differ from each other", () => {
    expect(["en", "nl", "fr"].map((locale) => loadStateMessages(locale).reload)).toEqual([
      "Try again",
      "Opnieuw proberen",
      "Réessayer",
    ]);
    for (const locale of ["en", "nl", "fr"]) {
      const { choices, part } = loadStateMessages(locale);
      expect(new Set([...Object.values(choices), ...Object.values(part)]).size, locale).toBe(6);
    }
  });

  it("CMS-1 fall back to English in a language without translation", () => {
    expect(loadStateMessages("de")).toBe(loadStateMessages("en"));
  });
});
