import { languages, type Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { Calculator } from "./calculator";
import { calculatorContent } from "../../modules/data/costs-block.server";

const today = new Date("2026-11-23T12:00:00Z");
const placed = { id: "7", region: "flanders", price: 350_000 } as const;

function shown(address: string, language: Language = "nl") {
  const content = calculatorContent(placed, new URLSearchParams(address), language, today);
  const html = renderStatic(<Calculator content={content} />, createPaths({ language, rows: [] }), "c");
  return { content, html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

describe("the cost calculator", () => {
  it("PROP-19 shows the example set by staff before the first calculation", () => {
    const { html, text } = shown("");
    expect(html).toContain('value="350.000"');
    expect(text).toContain("€ 7.000");
    expect(text).not.toContain("per maand €");
  });

  it("PROP-19 calculates for the visitor's own price, region, buyer and land", () => {
    const { html, text } = shown("costs-price=300000&costs-region=brussels&costs-buyer=other&costs-subject=land");
    expect(text).toContain("€ 37.500");
    expect(html).toMatch(/<option value="brussels" selected=""/);
    expect(html).toContain('value="300000"');
  });

  it("PROP-19 calculates a loan by the month, to the cent, with its disclaimer", () => {
    const { text } = shown("costs-price=&loan=100.000&loan-years=20&loan-rate=2");
    expect(text).toContain("€ 505,03 per maand");
    expect(text).toContain("€ 121.207");
    expect(text).toContain("geen aanbod van krediet");
    expect(text).toContain("Let op, geld lenen kost ook geld.");
    // The example is still shown beside it.
    expect(text).toContain("€ 7.000");
  });

  it.each(["abc", "-5", "1000000000000000", "1.250,5", "<script>alert(1)</script>"])(
    "PROP-19 keeps “%s” in its field and shows its error",
    (typed) => {
      const { html, text } = shown(
        new URLSearchParams({ "costs-price": typed, "costs-region": "wallonia" }).toString(),
      );
      expect(html).toMatch(/<input[^>]*name="costs-price"[^>]*aria-invalid="true"/);
      expect(text).toContain("Vul een bedrag in hele euro’s in");
      expect(html).toMatch(/<option value="wallonia" selected=""/);
      expect(html).not.toContain("<script>");
      expect(text).not.toContain("NaN");
      expect(text).toContain("Zodra we de prijs kunnen lezen");
    },
  );

  it.each(languages)("PROP-19 has all its texts in %s", (language) => {
    const { text } = shown("costs-price=x&loan=x&loan-years=x&loan-rate=x", language);
    expect(text).not.toContain("properties.");
    const answered = shown("costs-price=400000&loan=200000&loan-years=25&loan-rate=3,25", language);
    expect(answered.text).not.toMatch(/properties\.|NaN/);
    expect(answered.content.mortgage.answer?.monthly.replace(/\D/g, "")).toBe("96963");
  });
});
