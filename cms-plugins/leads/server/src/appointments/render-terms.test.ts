import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { renderTerms } from "./appointment-mail-content.js";

const letting = {
  goal: 1 as const,
  price: 1000,
  charges: 85,
  inventory: 150,
  minimumIncome: 3000,
  maximumPersons: 2,
  depositMonths: 3,
  advancePercent: 10,
};
const plain = (text: string) => text.replace(/\u00a0/g, " ");
const lines = (...asked: Parameters<typeof renderTerms>) =>
  renderTerms(...asked).map(({ label, value }) => plain(`${label}: ${value}`));

describe("the terms of a listing in a mail", () => {
  it("FORM-7 list the conditions of a letting as text", () => {
    expect(lines(letting, "nl")).toEqual([
      "Minimuminkomen: € 3.000 per maand",
      "Aantal personen: hoogstens 2",
      "Eerste maand huur: € 1.000, te betalen bij de ondertekening",
      "Kosten en lasten: € 85 per maand",
      "Aandeel in de plaatsbeschrijving: € 150",
      "Huurwaarborg: 3 maanden huur (€ 3.000)",
    ]);
  });

  it("FORM-7 list the deposit of an offer", () => {
    expect(lines({ ...letting, goal: 0, price: 350_000 }, "fr")).toEqual([
      "En cas d’offre: un acompte de 10 % du prix (35 000 € au prix demandé), à payer à la signature",
    ]);
  });

  it.each(languages)("FORM-7 leave no placeholder unfilled in %s", (language) => {
    for (const terms of [letting, { ...letting, goal: 0 as const }, { ...letting, price: null, depositMonths: 1 }])
      expect(lines(terms, language).join("\n")).not.toMatch(/[{}]|undefined|null|NaN/);
  });
});
