import { describe, expect, it } from "vitest";
import { componentMessages } from "./use-component-messages.js";

describe("the shared texts of the admin", () => {
  it("CMS-1 are in the language of the admin", () => {
    expect(["en", "nl", "fr"].map((locale) => componentMessages(locale).page(2, 3))).toEqual([
      "Page 2 of 3",
      "Pagina 2 van 3",
      "Page 2 sur 3",
    ]);
  });

  it("CMS-1 fall back to English in a language without translation", () => {
    expect(componentMessages("de")).toBe(componentMessages("en"));
  });
});
