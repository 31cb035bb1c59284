import { describe, expect, it } from "vitest";
import { agencyConfig, lead, context } from "../mail-context.fixture.js";
import { brandOf, readableOn } from "../brand-of.js";
import { renderAgencyMail, renderConfirmation } from "../form-mail-content.js";
import { renderMailText } from "../text/render-mail-text.js";
import { renderMailHtml } from "./render-mail-html.js";

const siteUrl = "https://www.gevel.example";

describe("FORM-4 a mail as HTML", () => {
  it("FORM-4 escapes a visitor's markup", async () => {
    const evil = `<script>alert(1)</script><img src=x onerror="a()">`;
    const details = { facts: [{ label: "Naam", value: evil, href: "" }], messages: [{ label: "Bericht", text: evil }] };
    const html = await renderMailHtml(renderAgencyMail(context({ details, lead: { ...lead, name: evil } })));
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("FORM-4 has the agency's language, colour, logo and identity", async () => {
    const html = await renderMailHtml(renderConfirmation(context({ language: "fr" })));
    expect(html).toContain('lang="fr"');
    expect(html).toContain("#0b5d4b");
    expect(html).toContain(`${siteUrl}/pictures?src=/uploads/logo.png&amp;width=400&amp;height=auto&amp;format=png`);
    expect(html).toContain("0123.456.789");
    expect(html).toContain("BIV 500.000");
  });

  it("FORM-4 is readable in dark mode, also in Outlook", async () => {
    const html = await renderMailHtml(renderConfirmation(context()));
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).toContain("[data-ogsc] .ink");
  });

  it("OWNER-8 renders numbers as bars with their totals, also in the text part", async () => {
    const content = { ...renderConfirmation(context()), chart: { text: "Samen 12 keer bekeken.", values: [0, 4, 8] } };
    const html = await renderMailHtml(content);
    expect(html).toContain("Samen 12 keer bekeken.");
    expect(html.match(/height:(36|72)px/g)).toEqual(["height:36px", "height:72px"]);
    expect(renderMailText(content)).toContain("Samen 12 keer bekeken.");
  });

  it("FORM-8 labels a link whose address is not for reading; the text part has the address", async () => {
    const href = "https://www.gevel.example/nl/my-document/secret/";
    const content = {
      ...renderConfirmation(context()),
      facts: [{ label: "EPC", value: href, href, linkLabel: "Download" }],
    };
    expect(await renderMailHtml(content)).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>Download</a>`));
    expect(renderMailText(content)).toContain(`EPC: ${href}`);
  });

  it("FORM-4 keeps the lines of a message", async () => {
    const details = { facts: [], messages: [{ label: "Bericht", text: "Eén\nTwee" }] };
    expect(await renderMailHtml(renderAgencyMail(context({ details })))).toMatch(/Eén<br\/?>Twee/);
  });
});

describe("FORM-4 the agency's branding", () => {
  it("FORM-4 shows the name when mail programs cannot show the logo", () => {
    const logo = { url: "/uploads/logo.svg", mime: "image/svg+xml", width: 400, height: 100, alt: "" };
    expect(brandOf(agencyConfig({ logo }), siteUrl).logo).toBeNull();
    expect(brandOf(agencyConfig(), siteUrl).logo).toMatchObject({ width: 160, height: 40 });
    const webp = { ...logo, url: "/uploads/logo.webp", mime: "image/webp", width: 1000 };
    expect(brandOf(agencyConfig({ logo: webp }), siteUrl).logo).toEqual({
      url: `${siteUrl}/pictures?src=/uploads/logo.webp&width=600&height=auto&format=png`,
      ...{ width: 400, height: 40 },
    });
  });

  it("FORM-4 rejects an invalid colour", () => {
    const colors = { accent: "red;}</style>", accentDark: "", highlight: "" };
    expect(brandOf(agencyConfig({ colors }), siteUrl).accent).toBe("#a4452c");
  });

  it.each([
    ["#ffffff", "#1f2421"],
    ["#f2d64b", "#1f2421"],
    ["#a4452c", "#ffffff"],
    ["#000000", "#ffffff"],
  ])("Q-1 has enough contrast on %s", (colour, text) => expect(readableOn(colour)).toBe(text));
});
