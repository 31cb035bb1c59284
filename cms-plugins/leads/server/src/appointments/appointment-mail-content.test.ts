import { fromBelgianTime, languages, appointmentMailKinds, appointmentStates } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { context, lead, listing } from "../mail/mail-context.fixture.js";
import { renderAgencyMail } from "../mail/form-mail-content.js";
import { renderMailText } from "../mail/text/render-mail-text.js";
import { renderMailHtml } from "../mail/html/render-mail-html.js";
import { formatSlot, renderAppointmentForVisitor, renderAppointmentForAgency } from "./appointment-mail-content.js";
import { isOutdated, type AppointmentContext } from "./appointment-context.js";
import { appointmentFile } from "./appointment-file.js";

const slot = { key: "2026-11-24T10:00", day: "2026-11-24", from: "10:00", until: "13:00" };
const about = (given: Partial<AppointmentContext["appointment"]> = {}): AppointmentContext => ({
  appointment: {
    ...{ id: 1, documentId: "visit", lead: "abc", listingId: 12, agentEmail: "", language: "nl", state: "requested" },
    time: { ...slot, start: fromBelgianTime(slot.day, slot.from), end: fromBelgianTime(slot.day, slot.until) },
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
const letting = { ...appointment, home: { ...listing, terms } };

describe("the mails about a viewing", () => {
  it("FORM-7 have the day, the hours and the place", () => {
    expect(formatSlot(slot, "nl")).toBe("dinsdag 24 november 2026, tussen 10:00 en 13:00 uur");
    const text = renderMailText(
      renderAppointmentForVisitor("visit-confirmed", context(appointment), about({ state: "confirmed" })),
    );
    expect(text).toContain("Uw bezoek ligt vast.");
    expect(text).toContain("Wanneer: dinsdag 24 november 2026, tussen 10:00 en 13:00 uur");
    expect(text).toContain("Waar: Geheimstraat 77 / 9b, 2000 Antwerpen");
    expect(text).toContain("Verplaatsen of annuleren: https://www.gevel.example/nl/my-visit/secret/");
  });

  it.each(["requested", "moved", "cancelled"] as const)(
    "PROP-9 give the visitor of one that is %s only the city of a hidden address, and staff the street",
    async (state) => {
      const known = about({ state });
      for (const kind of appointmentMailKinds) {
        if (kind === "visit-agency") continue;
        const content = renderAppointmentForVisitor(kind, context(appointment), known);
        expect(renderMailText(content), kind).toContain("2000 Antwerpen");
        expect(JSON.stringify(content) + (await renderMailHtml(content)), kind).not.toContain("Geheimstraat");
      }
      const staffMail = renderAppointmentForAgency(context(appointment), known);
      expect(renderMailText(staffMail)).toContain("Waar: Geheimstraat 77 / 9b, 2000 Antwerpen");
      expect(staffMail.home?.place).toBe("Geheimstraat 77 / 9b, 2000 Antwerpen");
    },
  );

  it("FORM-7 PROP-9 the first mail to staff has the address of a viewing; a mail of another form has no hidden address", () => {
    expect(renderMailText(renderAgencyMail(context(appointment)))).toContain("Geheimstraat 77 / 9b, 2000 Antwerpen");
    expect(renderMailText(renderAgencyMail(context()))).not.toContain("Geheimstraat");
  });

  it("FORM-7 L6 list the listing's terms, as text and as HTML, and ask for no documents", async () => {
    const content = renderAppointmentForVisitor("visit-requested", context(letting), about());
    const text = renderMailText(content).replace(/\u00a0/g, " ");
    expect(text).toContain("Goed om te weten:\nMinimuminkomen: € 3.000 per maand\n");
    expect(text).toContain("Huurwaarborg: 3 maanden huur (€ 3.000)");
    expect(text).toContain("Voor een bezoek hoeft u ons daarover niets te bezorgen.");
    expect(await renderMailHtml(content)).toContain("Minimuminkomen");
  });

  it("FORM-7 promise no slot and attach no file when the visitor chose none", () => {
    const open = about({ time: null });
    const details = { facts: [{ label: "Welke dagen passen u?", value: "Dinsdag", href: "" }], messages: [] };
    const text = renderMailText(
      renderAppointmentForVisitor("visit-requested", context({ ...appointment, details }), open),
    );
    expect(text).toContain("Welke dagen passen u? Dinsdag");
    expect(text).toContain("Het bezoek ligt nog niet vast");
    expect(text).not.toContain("Wanneer:");
    expect(text).not.toContain("bijlage");
    const shown = { home: listing, reference: "REF-12", language: "nl" as const, reader: "visitor" as const, url: "" };
    expect(appointmentFile(open.appointment, shown, { name: "Gevel", email: "info@gevel.example" })).toBeNull();
  });

  it("FORM-7 say whether staff still have to confirm the new slot", () => {
    const byVisitor = renderMailText(
      renderAppointmentForVisitor("visit-moved", context(appointment), about({ state: "moved" })),
    );
    const byStaff = renderMailText(
      renderAppointmentForVisitor("visit-moved", context(appointment), about({ state: "confirmed" })),
    );
    expect(byVisitor).toContain("bevestigen het u");
    expect(byStaff).toContain("Het nieuwe moment ligt vast.");
  });

  it("FORM-7 link from a cancelled viewing to other slots, unless the listing is gone", () => {
    const off = about({ state: "cancelled" });
    const again = renderAppointmentForVisitor("visit-cancelled", context(letting), off);
    expect(again.button).toEqual({ label: "Kies een ander moment", url: listing.url });
    expect(renderMailText(again)).not.toContain("Goed om te weten");
    const gone = { ...letting, home: { ...letting.home, isGone: true } };
    expect(renderAppointmentForVisitor("visit-cancelled", context(gone), off).button).toBeNull();
    expect(renderMailText(renderAppointmentForVisitor("visit-confirmed", context(gone), about()))).not.toContain(
      "Goed om te weten",
    );
  });

  it("FORM-7 state the event in the agency's subject", () => {
    const content = renderAppointmentForAgency(context(appointment), about({ state: "moved" }));
    expect(content.subject).toMatch(/^Bezoek verplaatst · /);
    expect(renderMailText(content)).toContain("wacht op uw bevestiging");
  });

  it("FORM-7 are not sent when a later change made them untrue", () => {
    expect([isOutdated(about(), "1"), isOutdated(about(), "2"), isOutdated(about(), "")]).toEqual([true, false, false]);
  });

  it("Q-3 repeat no free text to an unverified address", () => {
    const data = { ...lead.data, firstName: "Win at evil.example", remark: "evil" };
    for (const kind of appointmentMailKinds) {
      if (kind === "visit-agency") continue;
      const content = renderAppointmentForVisitor(
        kind,
        context({ lead: { ...appointment.lead, data, name: "evil" } }),
        about(),
      );
      expect(JSON.stringify(content), kind).not.toContain("evil");
    }
  });

  it.each(languages)("FORM-7 leave no placeholder unfilled in %s", (language) => {
    for (const state of appointmentStates)
      for (const time of [about().appointment.time, null]) {
        const known = about({ state, time, language });
        for (const content of [
          ...appointmentMailKinds.flatMap((kind) =>
            kind === "visit-agency"
              ? []
              : [renderAppointmentForVisitor(kind, context({ ...letting, language }), known)],
          ),
          renderAppointmentForAgency(context({ ...letting, language }), known),
        ]) {
          const text = `${content.subject}\n${renderMailText(content)}`;
          expect(text, state).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
        }
      }
  });
});
