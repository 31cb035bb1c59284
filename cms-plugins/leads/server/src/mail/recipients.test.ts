import { describe, expect, it } from "vitest";
import { agency, listing } from "./mail-context.fixture.js";
import { agencyRecipients } from "./recipients.js";

describe("CMS-5 the agency's recipients of a form", () => {
  const named = [
    { form: "ask-info" as const, emails: "verkoop@gevel.example\nBO@gevel.example" },
    { form: "site-contact" as const, emails: "balie@gevel.example, geen adres" },
    { form: "site-contact" as const, emails: "zaakvoerder@gevel.example" },
  ];

  it("CMS-5 are the listing's agent and the addresses of the form, each once", () => {
    expect(agencyRecipients("ask-info", agency({}, named), listing.agent)).toEqual([
      "BO@gevel.example",
      "verkoop@gevel.example",
    ]);
  });

  it("CMS-5 are the form's addresses, in all its rows, when the form is not for the agent", () => {
    expect(agencyRecipients("site-contact", agency({}, named), listing.agent)).toEqual([
      "balie@gevel.example",
      "zaakvoerder@gevel.example",
    ]);
  });

  it("CMS-15 are the member of the team whose page had the form, else as of any form", () => {
    const member = { email: "anna@gevel.example" };
    expect(agencyRecipients("contact-member", agency({}, named), member)).toEqual(["anna@gevel.example"]);
    expect(agencyRecipients("contact-member", agency({}, named), null)).toEqual(["info@gevel.example"]);
    expect(agencyRecipients("site-contact", agency(), member)).toEqual(["info@gevel.example"]);
  });

  it("CMS-5 are the general address when the form has none", () => {
    expect(agencyRecipients("contact-me", agency({}, named), null)).toEqual(["info@gevel.example"]);
    expect(agencyRecipients("ask-info", agency(), { email: "geen" })).toEqual(["info@gevel.example"]);
  });

  it("CMS-5 are the first office without a general address, and nobody without an office", () => {
    expect(agencyRecipients("contact-me", agency({ email: "" }), null)).toEqual(["kantoor@gevel.example"]);
    expect(agencyRecipients("contact-me", agency({ email: "", offices: [] }), null)).toEqual([]);
  });
});
