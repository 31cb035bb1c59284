import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { matter } from "../../mail/mail-matter.fixture.js";
import { mailText } from "../../mail/text/mail-text.js";
import { sayRenewal } from "./say-renewal.js";

const ask = (language: (typeof languages)[number]) =>
  sayRenewal({
    ...{ language, kind: "alerts", facts: [{ label: "Gemeente", value: "Antwerpen" }] },
    ...{ keep: "https://www.gevel.example/k", leave: "https://www.gevel.example/l" },
    wantedAt: new Date("2024-11-22T10:00:00Z"),
    until: new Date("2026-12-22T23:00:00Z"),
    brand: matter().brand,
  });

describe("FORM-12 the mail that asks whether somebody still wants what they are mailed of", () => {
  it.each(languages)("FORM-12 says in %s what, since when, both answers, and the last day", (language) => {
    const text = mailText(ask(language));
    for (const said of ["Antwerpen", "https://www.gevel.example/k", "https://www.gevel.example/l"])
      expect(text).toContain(said);
    expect(text).toMatch(/\b22\.? \p{L}+ 2024/u);
    expect(text).toMatch(/\b22\.? \p{L}+ 2026/u);
    expect(text).not.toMatch(/[{}]/);
  });
});
