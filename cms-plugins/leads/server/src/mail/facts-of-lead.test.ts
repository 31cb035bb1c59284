import { formKeys, forms, languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { factsOfLead } from "./facts-of-lead.js";

const choiceLabel = async (source: string, value: string) => `${source} ${value}`;

describe("FORM-4 the submitted values in a mail", () => {
  it("FORM-4 show phones grouped 4-2-2-2 or 3-2-2-2, as links", async () => {
    const { facts } = await factsOfLead({ form: "site-contact", data: { phone: "0470123456" } }, "nl", choiceLabel);
    expect(facts).toEqual([{ label: "Telefoon", value: "0470 12 34 56", href: "tel:0470123456" }]);
    const short = await factsOfLead({ form: "site-contact", data: { phone: "032123456" } }, "nl", choiceLabel);
    expect(short.facts[0]?.value).toBe("032 12 34 56");
  });

  it("FORM-4 show choices by their labels in the reader's language", async () => {
    const data = { plan: "sell-or-let", propertyType: "7", title: "ms", timeSlots: ["10:00-13:00", "16:00-19:00"] };
    const { facts } = await factsOfLead({ form: "contact-demand", data }, "fr", choiceLabel);
    expect(facts.map(({ value }) => value)).toEqual([
      "property-types 7",
      "Je ne sais pas encore",
      "Madame",
      "De 10 h à 13 h, De 16 h à 19 h",
    ]);
  });

  it("FORM-1 show a salutation that is not offered any more", async () => {
    const { facts } = await factsOfLead({ form: "site-contact", data: { title: "miss" } }, "fr", choiceLabel);
    expect(facts.map(({ value }) => value)).toEqual(["Mademoiselle"]);
  });

  it("FORM-4 show amounts and days in the format of the language", async () => {
    const wish = await factsOfLead(
      { form: "demand-register", data: { minPrice: "350.000", maxPrice: "€ 400 000" } },
      "nl",
      choiceLabel,
    );
    expect(wish.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Prijs vanaf: €\u00a0350.000",
      "Prijs tot: €\u00a0400.000",
    ]);
    const visit = await factsOfLead(
      { form: "contact-appointment", data: { startDate: "2026-12-01" } },
      "en",
      choiceLabel,
    );
    expect(visit.facts[0]?.value).toBe("Tuesday 1 December 2026");
  });

  it("FORM-4 keep free text apart, line by line", async () => {
    const { facts, messages } = await factsOfLead(
      { form: "site-contact", data: { firstName: "An", remark: "Eén\nTwee", email: " " } },
      "nl",
      choiceLabel,
    );
    expect(facts.map(({ label }) => label)).toEqual(["Voornaam"]);
    expect(messages).toEqual([{ label: "Uw bericht", text: "Eén\nTwee" }]);
  });

  it("FORM-4 repeat the address and message of a valuation to the sender, unless they may contain a link", async () => {
    const data = { plan: "sell", address: "Kerkstraat 1", zip: "2000", city: "Antwerpen", remark: "Er is\neen tuin." };
    const answers = await factsOfLead({ form: "contact-demand", data }, "nl", choiceLabel);
    expect(answers.facts.filter(({ typed }) => !typed).map(({ value }) => value)).toEqual([
      "Kerkstraat 1",
      "2000",
      "Antwerpen",
      "Verkopen",
    ]);
    expect(answers.messages).toEqual([{ label: "Uw bericht", text: "Er is\neen tuin.", repeated: true }]);
    for (const remark of ["zie https://evil.example", "evil.example", "a@evil.example", "WWW.EVIL.EXAMPLE"])
      expect((await factsOfLead({ form: "contact-demand", data: { remark } }, "nl", choiceLabel)).messages).toEqual([
        { label: "Uw bericht", text: remark },
      ]);
  });

  it.each(languages)("FORM-4 include every field of every form in %s", async (language) => {
    for (const form of formKeys) {
      const data = Object.fromEntries(forms[form].fields.map(({ name }) => [name, "1"]));
      const { facts, messages } = await factsOfLead({ form, data }, language, choiceLabel);
      expect(facts.length + messages.length, form).toBe(forms[form].fields.length);
      const untold = [...facts, ...messages].filter(({ label }) =>
        forms[form].fields.some(({ name }) => name === label),
      );
      expect(untold, form).toEqual([]);
    }
  });
});
