import { belgianMoment, languages, visitMailKinds, visitStates } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { home, lead, matter } from "../mail/mail-matter.fixture.js";
import { sayToAgency } from "../mail/say-mail.js";
import { mailText } from "../mail/text/mail-text.js";
import { mailHtml } from "../mail/html/mail-html.js";
import { sayMoment, sayVisit, sayVisitToAgency } from "./say-visit.js";
import { isOutdated, type VisitMatter } from "./visit-matter.js";
import { visitFile } from "./visit-file.js";

const slot = { key: "2026-11-24T10:00", day: "2026-11-24", from: "10:00", until: "13:00" };
const about = (given: Partial<VisitMatter["visit"]> = {}): VisitMatter => ({
  visit: {
    ...{ id: 1, documentId: "visit", lead: "abc", listingId: 12, agentEmail: "", language: "nl", state: "requested" },
    moment: { ...slot, start: belgianMoment(slot.day, slot.from), end: belgianMoment(slot.day, slot.until) },
    ...{ uid: "u@gevel.example", sequence: 2, changedAt: new Date("2026-11-22T15:00:00Z"), note: "" },
    ...{ createdAt: new Date("2026-11-22T14:00:00Z"), tokenHash: "" },
    ...given,
  },
  url: "https://www.gevel.example/nl/my-visit/secret/",
});
const appointment = { lead: { ...lead, form: "contact-appointment" as const } };
const terms = {
  ...{ goal: 1 as const, price: 1000, charges: 85, inventory: 150, minimumIncome: 3000, maximumPersons: 2 },
  ...{ depositMonths: 3, advancePercent: 10 },
};
const letting = { ...appointment, home: { ...home, terms } };

describe("the mails of a visit", () => {
  it("FORM-7 say the day, the hours and the place", () => {
    expect(sayMoment(slot, "nl")).toBe("dinsdag 24 november 2026, tussen 10:00 en 13:00 uur");
    const text = mailText(sayVisit("visit-confirmed", matter(appointment), about({ state: "confirmed" })));
    expect(text).toContain("Uw bezoek ligt vast.");
    expect(text).toContain("Wanneer: dinsdag 24 november 2026, tussen 10:00 en 13:00 uur");
    expect(text).toContain("Waar: Geheimstraat 77 / 9b, 2000 Antwerpen");
    expect(text).toContain("Verplaatsen of annuleren: https://www.gevel.example/nl/my-visit/secret/");
  });

  it.each(["requested", "moved", "cancelled"] as const)(
    "PROP-9 tell the visitor of one that is %s the city of a hidden address alone, and staff the street",
    async (state) => {
      const known = about({ state });
      for (const kind of visitMailKinds) {
        if (kind === "visit-agency") continue;
        const content = sayVisit(kind, matter(appointment), known);
        expect(mailText(content), kind).toContain("2000 Antwerpen");
        expect(JSON.stringify(content) + (await mailHtml(content)), kind).not.toContain("Geheimstraat");
      }
      const toStaff = sayVisitToAgency(matter(appointment), known);
      expect(mailText(toStaff)).toContain("Waar: Geheimstraat 77 / 9b, 2000 Antwerpen");
      expect(toStaff.home?.place).toBe("Geheimstraat 77 / 9b, 2000 Antwerpen");
    },
  );

  it("FORM-7 PROP-9 the first mail to staff tells where a visit is, that of another form no hidden address", () => {
    expect(mailText(sayToAgency(matter(appointment)))).toContain("Geheimstraat 77 / 9b, 2000 Antwerpen");
    expect(mailText(sayToAgency(matter()))).not.toContain("Geheimstraat");
  });

  it("FORM-7 L6 tell what the home asks, as text and as HTML, and ask for none of it", async () => {
    const content = sayVisit("visit-requested", matter(letting), about());
    const text = mailText(content).replace(/\u00a0/g, " ");
    expect(text).toContain("Goed om te weten:\nMinimuminkomen: € 3.000 per maand\n");
    expect(text).toContain("Huurwaarborg: 3 maanden huur (€ 3.000)");
    expect(text).toContain("Voor een bezoek hoeft u ons daarover niets te bezorgen.");
    expect(await mailHtml(content)).toContain("Minimuminkomen");
  });

  it("FORM-7 promise no moment that nobody chose, and carry no file then", () => {
    const open = about({ moment: null });
    const told = { facts: [{ label: "Welke dagen passen u?", value: "Dinsdag", href: "" }], messages: [] };
    const text = mailText(sayVisit("visit-requested", matter({ ...appointment, told }), open));
    expect(text).toContain("Welke dagen passen u? Dinsdag");
    expect(text).toContain("Het bezoek ligt nog niet vast");
    expect(text).not.toContain("Wanneer:");
    expect(text).not.toContain("bijlage");
    const shown = { home, reference: "REF-12", language: "nl" as const, reader: "visitor" as const, url: "" };
    expect(visitFile(open.visit, shown, { name: "Gevel", email: "info@gevel.example" })).toBeNull();
  });

  it("FORM-7 say whether staff still have to fix what was moved", () => {
    const byVisitor = mailText(sayVisit("visit-moved", matter(appointment), about({ state: "moved" })));
    const byStaff = mailText(sayVisit("visit-moved", matter(appointment), about({ state: "confirmed" })));
    expect(byVisitor).toContain("bevestigen het u");
    expect(byStaff).toContain("Het nieuwe moment ligt vast.");
  });

  it("FORM-7 of one that is off lead to another moment, of a home that is gone to none", () => {
    const off = about({ state: "cancelled" });
    const again = sayVisit("visit-cancelled", matter(letting), off);
    expect(again.button).toEqual({ label: "Kies een ander moment", url: home.url });
    expect(mailText(again)).not.toContain("Goed om te weten");
    const gone = { ...letting, home: { ...letting.home, isGone: true } };
    expect(sayVisit("visit-cancelled", matter(gone), off).button).toBeNull();
    expect(mailText(sayVisit("visit-confirmed", matter(gone), about()))).not.toContain("Goed om te weten");
  });

  it("FORM-7 tell the agency what happened, in the subject", () => {
    const content = sayVisitToAgency(matter(appointment), about({ state: "moved" }));
    expect(content.subject).toMatch(/^Bezoek verplaatst · /);
    expect(mailText(content)).toContain("wacht op uw bevestiging");
  });

  it("FORM-7 are not sent once a later change made them untrue", () => {
    expect([isOutdated(about(), "1"), isOutdated(about(), "2"), isOutdated(about(), "")]).toEqual([true, false, false]);
  });

  it("Q-3 carry nobody's own words to an address that anybody can type", () => {
    const data = { ...lead.data, firstName: "Win at evil.example", remark: "evil" };
    for (const kind of visitMailKinds) {
      if (kind === "visit-agency") continue;
      const said = sayVisit(kind, matter({ lead: { ...appointment.lead, data, name: "evil" } }), about());
      expect(JSON.stringify(said), kind).not.toContain("evil");
    }
  });

  it.each(languages)("FORM-7 leave nothing unfilled in %s", (language) => {
    for (const state of visitStates)
      for (const moment of [about().visit.moment, null]) {
        const known = about({ state, moment, language });
        for (const said of [
          ...visitMailKinds.flatMap((kind) =>
            kind === "visit-agency" ? [] : [sayVisit(kind, matter({ ...letting, language }), known)],
          ),
          sayVisitToAgency(matter({ ...letting, language }), known),
        ]) {
          const text = `${said.subject}\n${mailText(said)}`;
          expect(text, state).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
        }
      }
  });
});
