import type { Receipt } from "~/forms/receipt/receipt";
import { formKeys } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { routeFixture, siteFixture } from "~/shell/site-fixture";
import { answerCalendarEvent } from "~/appointments/calendar-event.server";
import { renderThanks } from "./render-thanks.server";

const agent = { name: "Anna Claes", phone: "0470 12 34 56", email: "anna@agency.be", pictureUrl: "" };
const listings = [
  listingFixture({ id: 546, agent, typeDescription: { nl: "Huis aan de kaai" }, price: 250_000 }),
  listingFixture({ id: 545 }),
];
const routes = ["for-sale", "demand-register"].map((originalPath) => routeFixture({ id: originalPath, originalPath }));
const slot = { day: "2026-12-01", from: "10:00", until: "10:30", uid: "visit-abc@gevel" };
const listing = { id: 546, goal: 0, title: "Huis aan de kaai", place: "Antwerpen", reference: "546" } as const;
const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...{ form: "contact-appointment", page: "/nl/bedankt/afspraak/", sentAt: Date.parse("2026-11-28T13:32:00Z") },
  ...{ listing, project: null, member: null, slot },
  values: [
    ["slot", ["2026-12-01T10:00"], 0],
    ["firstName", ["An"], 0],
    ["lastName", ["Claes <b>"], 0],
    ["email", ["an@example.org"], 0],
    ["remark", ["Is er een tuin?"], 0],
  ],
  ...given,
});

function shown(given: Receipt | null, offered = listings, language: "nl" | "fr" = "nl") {
  const site = siteFixture({ routes, config: { agencyName: "Gevel", phone: "03 000 00 10" } }, offered);
  const context = { ...site.context, rendered: new Map<string, string>(), isDataRequest: true };
  const parts = renderThanks(context, site.tree(language), given);
  return { html: [parts.receipt, parts.steps, parts.listings].map((part) => part?.html ?? "").join(""), site };
}

describe("a thank-you page", () => {
  it("FORM-13 repeats what was sent, about which home and for when, and says who answers", () => {
    const { html } = shown(receipt());
    for (const text of ["Huis aan de kaai", "250.000", "An Claes &lt;b&gt;", "an@example.org", "Is er een tuin?"])
      expect(html).toContain(text);
    expect(html).toContain("dinsdag 1 december");
    expect(html).toContain("10:00–10:30");
    expect(html).toMatch(/28 november.*14:32/);
    expect(html).toContain("Anna Claes legt dit moment vast");
    expect(html).toContain('data-initials="true"');
    expect(html).toContain('href="tel:0470123456"');
    expect(html).toContain("/nl/demand-register/?");
  });

  it("FORM-13 links to a calendar file of the viewing, which names nobody and only this site can make", async () => {
    const { html, site } = shown(receipt());
    const [, file = ""] = /href="\/visit-event\/([^"]+)"/.exec(html) ?? [];
    const { cookieSecret, siteUrl, replica } = site.context;
    const parts = { cookieSecret, siteUrl, configOf: () => replica.tree("nl")?.config ?? null, homeOf: () => null };
    const answer = answerCalendarEvent(parts, file);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    for (const line of ["UID:visit-abc@gevel", "DTSTART;TZID=Europe/Brussels:20261201T100000", "STATUS:TENTATIVE"])
      expect(text).toContain(line);
    expect(text).not.toContain("an@example.org");
    for (const other of [`x${file}`, "x.ics", ""]) expect(answerCalendarEvent(parts, other).status).toBe(404);
  });

  it("CMS-15 names the member of the team whom a message was for, with their own number, and calls who left one alone", () => {
    const given = {
      form: "contact-member",
      listing: null,
      slot: null,
      member: { id: "anna", name: "Anna Claes" },
    } as const;
    const values: Receipt["values"] = [["phone", ["0470 99 88 77"], 0]];
    const { html } = shown(receipt({ ...given, values }));
    expect(html).toContain("Verstuurd aan Anna Claes");
    expect(html).toMatch(/Anna Claes leest uw bericht en belt u op <b[^>]*>0470 99 88 77/);
    expect(html).toContain("Uw contactpersoon");
    const mailed = shown(receipt({ ...given, values: [["email", ["an@example.org"], 0]] }));
    expect(mailed.html).toMatch(/Anna Claes leest uw bericht en antwoordt op <b[^>]*>an@example.org/);
  });

  it("FORM-13 offers no calendar file where the time is not reserved", () => {
    const { html } = shown(receipt({ slot: null }));
    expect(html).toContain("nog niet vrijgehouden");
    expect(html).not.toContain("visit-event");
  });

  it("FORM-13 names a listing that was withdrawn meanwhile, without a link", () => {
    const { html } = shown(receipt(), [listings[1] ?? listingFixture({ id: 545 })]);
    expect(html).toContain("Huis aan de kaai");
    expect(html).toContain("niet meer op onze site");
    expect(html).not.toContain("/546/");
  });

  it("FORM-13 opened directly repeats nothing, and names the agency", () => {
    const { html } = shown(null);
    expect(html).toContain("Gevel");
    expect(html).toContain("zonder eerst een formulier te versturen");
    expect(html).not.toContain("Dit hebt u ons bezorgd");
  });

  it.each(formKeys)("FORM-13 every form has its next steps in the page's language: %s", (form) => {
    const { html } = shown(receipt({ form, slot: null, listing: null }), listings, "fr");
    expect(html).not.toMatch(/\{\w+\}|thanks\.|forms\./);
    expect(html.includes("La suite")).toBe(form !== "unsubscribe");
  });
});
