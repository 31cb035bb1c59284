import { describe, expect, it } from "vitest";
import { languages } from "@gevel/config";
import { home, matter } from "../mail/mail-matter.fixture.js";
import { mailHtml } from "../mail/html/mail-html.js";
import { mailText } from "../mail/text/mail-text.js";
import { sayAlert } from "./say-alert.js";

const { brand } = matter();
const said = (many: number, given: Partial<Parameters<typeof sayAlert>[0]> = {}) =>
  sayAlert({
    language: "nl",
    items: Array.from({ length: many }, (_, at) => ({
      ...home,
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

describe("FORM-9 a mail of homes", () => {
  it("FORM-9 tells one home in its subject, and how many there are of more", () => {
    expect(said(1).subject).toBe("Nieuw voor u: Herenhuis 0");
    expect(said(3).subject).toBe("3 woningen voor u");
    expect(said(1, { items: [{ ...home, kind: "property", priceFell: true }] }).subject).toBe(
      "Nieuwe prijs: Herenhuis met tuin",
    );
  });

  it("FORM-12 says since when, by the clocks of Belgium, and where it ends", () => {
    const text = mailText(said(2));
    expect(text).toContain("25 oktober 2026");
    expect(text).toContain("Geen mails meer over deze zoekopdracht: https://www.gevel.example/nl/subscription/l/");
  });

  it.each(languages)("FORM-9 leaves nothing unfilled in %s", (language) => {
    for (const many of [1, 2]) expect(mailText(said(many, { language }))).not.toMatch(/[{}]|undefined|null|NaN/);
  });

  it("FORM-9 with fifty homes stays below what mail programs cut a mail off at", async () => {
    const html = await mailHtml(said(50));
    expect(html.match(/te-koop\/antwerpen\/\d+\//g)).toHaveLength(50);
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
  });
});

describe.each(languages)("FORM-9 a mail that has no place for all, in %s", (language) => {
  it("FORM-9 counts all in its subject and leads to the lists of the others", () => {
    const goals = [0, 1, "project"] as const;
    const more = goals.map((goal, at) => ({ goal, count: at + 1, url: `https://www.gevel.example/${goal}/` }));
    const content = said(50, { language, more });
    expect(content.subject).toMatch(/^53 .* 3 /);
    for (const text of [mailText(content), content.more?.map(({ label }) => label).join(" ") ?? ""])
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
    for (const { url } of more) expect(mailText(content)).toContain(`: ${url}\n`);
  });

  it("FORM-9 has the same links as HTML", async () => {
    const more = [{ goal: 1 as const, count: 12, url: "https://www.gevel.example/rent/" }];
    expect(await mailHtml(said(2, { language, more }))).toMatch(
      /href="https:\/\/www\.gevel\.example\/rent\/"[^>]*>[^<]*12/,
    );
  });
});
