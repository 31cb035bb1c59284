import { describe, expect, it } from "vitest";
import { loadStateMessages } from "./load-state-messages.js";

describe("what stands where something fetched is not there", () => {
  it("CMS-1 is said in the language of the admin, and never twice the same", () => {
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

  it("CMS-1 is English in a language that has no words of its own", () => {
    expect(loadStateMessages("de")).toBe(loadStateMessages("en"));
  });
});
