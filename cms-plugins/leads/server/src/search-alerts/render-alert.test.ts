import { describe, expect, it } from "vitest";
import { languages } from "@gevel/config";
import { context, listing } from "../mail/mail-context.fixture.js";
import { renderMailHtml } from "../mail/html/render-mail-html.js";
import { renderMailText } from "../mail/text/render-mail-text.js";
import { renderAlert } from "./compose-alert.js";

const { brand } = context();
const rendered = (many: number, given: Partial<Parameters<typeof renderAlert>[0]> = {}) =>
  renderAlert({
    language: "nl",
    items: Array.from({ length: many }, (_, at) => ({
      ...listing,
      title: `Herenhuis ${at}`,
      url: `https://www.gevel.example/nl/te-koop/antwerpen/${at}/`,
      ...{ kind: "property" as const, priceFell: false },
    })),
    more: [],
    manage: "https://www.gevel.example/nl/subscription/m/",
    leave: "https://www.gevel.example/nl/subscription/l/",
    confirmedAt: new Date("2026-10-24T22:30:00Z"),
    brand,
    ...given,
  });

describe("FORM-9 an alert mail", () => {
  it("FORM-9 names one listing in its subject, and counts several", () => {
    expect(rendered(1).subject).toBe("Nieuw voor u: Herenhuis 0");
    expect(rendered(3).subject).toBe("3 woningen voor u");
    expect(rendered(1, { items: [{ ...listing, kind: "property", priceFell: true }] }).subject).toBe(
      "Nieuwe prijs: Herenhuis met tuin",
    );
  });

  it("FORM-12 has the start date in Belgian time, and the link that ends it", () => {
    const text = renderMailText(rendered(2));
    expect(text).toContain("25 oktober 2026");
    expect(text).toContain("Geen mails meer over deze zoekopdracht: https://www.gevel.example/nl/subscription/l/");
  });

  it.each(languages)("FORM-9 leaves no placeholder unfilled in %s", (language) => {
    for (const many of [1, 2])
      expect(renderMailText(rendered(many, { language }))).not.toMatch(/[{}]|undefined|null|NaN/);
  });

  it("FORM-9 with fifty listings stays below the size at which mail programs cut it", async () => {
    const html = await renderMailHtml(rendered(50));
    expect(html.match(/te-koop\/antwerpen\/\d+\//g)).toHaveLength(50);
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
  });
});

describe.each(languages)("FORM-9 an alert mail with more listings than fit, in %s", (language) => {
  it("FORM-9 counts all in its subject and links to the lists of the others", () => {
    const goals = [0, 1, "project"] as const;
    const more = goals.map((goal, at) => ({ goal, count: at + 1, url: `https://www.gevel.example/${goal}/` }));
    const content = rendered(50, { language, more });
    expect(content.subject).toMatch(/^53 .* 3 /);
    for (const text of [renderMailText(content), content.more?.map(({ label }) => label).join(" ") ?? ""])
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
    for (const { url } of more) expect(renderMailText(content)).toContain(`: ${url}\n`);
  });

  it("FORM-9 has the same links as HTML", async () => {
    const more = [{ goal: 1 as const, count: 12, url: "https://www.gevel.example/rent/" }];
    expect(await renderMailHtml(rendered(2, { language, more }))).toMatch(
      /href="https:\/\/www\.gevel\.example\/rent\/"[^>]*>[^<]*12/,
    );
  });
});
