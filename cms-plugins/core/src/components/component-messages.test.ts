import { describe, expect, it } from "vitest";
import { componentMessages } from "./component-messages.js";

describe("what every screen of the admin says", () => {
  it("CMS-1 is said in the language of the admin", () => {
    expect(["en", "nl", "fr"].map((locale) => componentMessages(locale).page(2, 3))).toEqual([
      "Page 2 of 3",
      "Pagina 2 van 3",
      "Page 2 sur 3",
    ]);
  });

  it("CMS-1 is English in a language that has no words of its own", () => {
    expect(componentMessages("de")).toBe(componentMessages("en"));
  });
});
