import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { context } from "../../mail/mail-context.fixture.js";
import { renderMailText } from "../../mail/text/render-mail-text.js";
import { renderRenewal } from "./compose-renewal.js";

const signUp = (language: (typeof languages)[number]) =>
  renderRenewal({
    ...{ language, kind: "alerts", facts: [{ label: "Gemeente", value: "Antwerpen" }] },
    ...{ renew: "https://www.gevel.example/k", leave: "https://www.gevel.example/l" },
    confirmedAt: new Date("2024-11-22T10:00:00Z"),
    until: new Date("2026-12-22T23:00:00Z"),
    brand: context().brand,
  });

describe("FORM-12 the renewal mail of a subscription", () => {
  it.each(languages)("FORM-12 in %s names the subscription, its start, both answers and the last day", (language) => {
    const text = renderMailText(signUp(language));
    for (const part of ["Antwerpen", "https://www.gevel.example/k", "https://www.gevel.example/l"])
      expect(text).toContain(part);
    expect(text).toMatch(/\b22\.? (\p{L}+ )+2024/u);
    expect(text).toMatch(/\b22\.? (\p{L}+ )+2026/u);
    expect(text).not.toMatch(/[{}]/);
  });
});
