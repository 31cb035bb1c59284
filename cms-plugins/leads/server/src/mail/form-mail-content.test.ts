import { formKeys, languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { lead, context } from "./mail-context.fixture.js";
import { renderOptIn, renderAgencyMail, renderFriendMail, renderConfirmation } from "./form-mail-content.js";
import { renderMailText } from "./text/render-mail-text.js";

describe("FORM-4 the mail to the agency", () => {
  it("FORM-11 has the listing in its subject", () => {
    expect(renderAgencyMail(context()).subject).toBe("Vraag over een pand · Herenhuis met tuin (REF-12) · An Peeters");
  });

  it("FORM-11 has at least the reference when the listing is gone", () => {
    expect(renderAgencyMail(context({ home: null })).subject).toBe("Vraag over een pand · REF-12 · An Peeters");
  });

  it("PROP-13 names its project, even when no unit is left", () => {
    const requested = {
      ...lead,
      form: "contact-construction" as const,
      ...{ listingId: null, listingReference: null, projectId: 7, projectName: "Kaai 17" },
    };
    const project = {
      ...{ title: "Kaai 17", place: "2000 Antwerpen", price: { kind: "on-request" as const }, reference: "P-7" },
      ...{ url: "https://www.gevel.example/nl/projecten/antwerpen/kaai-17/7/", picture: "" },
    };
    const shown = renderAgencyMail(context({ lead: requested, home: null, project }));
    expect(shown.subject).toContain("Kaai 17 (P-7)");
    expect(shown.home?.title).toBe("Kaai 17");
    expect(renderConfirmation(context({ lead: requested, home: null, project }))).toMatchObject({
      subject: "Uw vraag over Kaai 17",
      home: { title: "Kaai 17" },
    });
    expect(renderAgencyMail(context({ lead: requested, home: null })).subject).toContain("· Kaai 17 ·");
    expect(renderConfirmation(context({ lead: requested, home: null })).subject).toBe("Uw vraag over Kaai 17");
  });

  it("FORM-4 has its subject on one line, whatever the visitor's name", () => {
    const name = "An\r\nBcc: evil@example.org\u2028X: y";
    const { subject } = renderAgencyMail(context({ lead: { ...lead, name } }));
    expect(subject).toContain("An Bcc: evil@example.org X: y");
    expect(subject).not.toMatch(/[\r\n\u2028]/);
  });

  it("FORM-4 has the message as the visitor wrote it, and the page it was sent from", () => {
    const details = { facts: [], messages: [{ label: "Uw bericht", text: "Eén\n\nTwee" }] };
    const text = renderMailText(renderAgencyMail(context({ details })));
    expect(text).toContain("Uw bericht:\n> Eén\n>\n> Twee");
    expect(text).toContain("https://www.gevel.example/nl/te-koop/antwerpen/herenhuis-met-tuin/12/info/");
  });
});

describe("FORM-4 the confirmation to the sender", () => {
  it("FORM-4 introduces answers in the style of the language, and a question by its own mark", () => {
    const details = {
      facts: [
        { label: "Wat bent u van plan?", value: "Verkopen", href: "" },
        { label: "Telefoon", value: "0470 12 34 56", href: "" },
      ],
      messages: [],
    };
    expect(renderMailText(renderConfirmation(context({ details })))).toContain(
      "\nWat bent u van plan? Verkopen\nTelefoon: 0470 12 34 56",
    );
    expect(renderMailText(renderConfirmation(context({ details, language: "fr" })))).toContain(
      "\nTelefoon\u00a0: 0470 12 34 56",
    );
  });

  it("FORM-4 repeats no free text to an unverified address", () => {
    const details = {
      facts: [
        { label: "Straat en nummer", value: "Win at evil.example", href: "", typed: true as const },
        { label: "Wat bent u van plan?", value: "Verkopen", href: "" },
      ],
      messages: [{ label: "Uw bericht", text: "Win at evil.example" }],
    };
    const data = { ...lead.data, firstName: "Win at evil.example", lastName: "evil.example" };
    const content = renderConfirmation(context({ details, lead: { ...lead, data, name: "Win evil.example" } }));
    expect(JSON.stringify(content)).not.toContain("evil");
    expect(content.greeting).toBe("Dag,");
    expect(content.facts.map(({ value }) => value)).toEqual(["Verkopen"]);
  });

  it("FORM-4 repeats the fields that a form marks for its sender", () => {
    const details = {
      facts: [],
      messages: [{ label: "Uw bericht", text: "Er is een tuin.", repeated: true as const }],
    };
    expect(renderMailText(renderConfirmation(context({ details })))).toContain("> Er is een tuin.");
  });

  it("FORM-11 has the text of staff with its placeholders filled", () => {
    const texts = {
      subject: "{firstName}, over {home}",
      greeting: "Beste {firstName}",
      signature: "Groeten\n{agency}",
    };
    expect(renderConfirmation(context({ texts }))).toMatchObject({
      subject: "An, over Herenhuis met tuin",
      greeting: "Beste An",
      signature: "Groeten\nGevel Vastgoed",
    });
  });

  it("FORM-4 names no listing that is gone", () => {
    const gone = context({ home: null, lead: { ...lead, listingReference: null } });
    expect(renderConfirmation(gone).subject).toBe("We hebben uw bericht goed ontvangen");
  });

  it.each(languages)("FORM-4 leaves no placeholder unfilled in %s", (language) => {
    for (const form of formKeys)
      for (const fill of [renderAgencyMail, renderConfirmation, renderFriendMail, renderOptIn]) {
        const text = renderMailText(fill(context({ language, lead: { ...lead, form } })));
        expect(text, form).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(text, form).not.toContain("\n\n\n");
      }
  });

  it("FORM-4 shows the agency's phones grouped", () => {
    expect(renderMailText(renderConfirmation(context()))).toContain("Liever bellen? 0470 12 34 56");
    expect(renderMailText(renderConfirmation(context({ home: null })))).toContain("Liever bellen? 032 12 34 56");
  });
});

describe("FORM-4 the mail to a friend", () => {
  it("FORM-4 has only fixed text and the sender's name", () => {
    const content = renderFriendMail(context());
    expect(content.subject).toBe("An tipt u een woning: Herenhuis met tuin");
    expect(content.button?.url).toBe("https://www.gevel.example/nl/te-koop/antwerpen/herenhuis-met-tuin/12/");
    expect(content.facts).toEqual([]);
  });

  it('FORM-4 says "somebody" when the name is invalid', () => {
    const data = { ...lead.data, firstName: "www.evil.example" };
    expect(JSON.stringify(renderFriendMail(context({ lead: { ...lead, data } })))).not.toContain("evil");
  });
});

describe("FORM-12 the mail that confirms an address", () => {
  it("FORM-12 lists the ticked boxes, has the link, and no free text", () => {
    const data = { ...lead.data, firstName: "evil.example", alertsOptIn: "yes", newsletterOptIn: "yes" };
    const content = renderOptIn(context({ lead: { ...lead, form: "demand-register", data } }));
    expect(content.facts[0]?.value).toBe("woningen die bij uw zoekopdracht passen, de nieuwsbrief");
    expect(content.button?.url).toContain("/nl/subscription/c.");
    expect(JSON.stringify(content)).not.toContain("evil");
    expect(renderMailText(content)).toContain("6 december 2026");
  });
});
