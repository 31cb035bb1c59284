import { createHash } from "node:crypto";
import { languages } from "@gevel/config";
import sharp from "sharp";
import { getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { barest, busyMonth, quietMonth, viewsOf } from "../report-data.fixture.js";
import { reportTotals, type ReportData } from "../report-data.js";
import { messagesIn } from "../../messages/messages.js";
import { weeksOf, scaleTop } from "./draw-views.js";
import { reportPdf } from "./report-pdf.js";
import { readableAccent } from "./report-styles.js";

const without = { home: null, logo: null };

/** The file as a reader has it: each page as one text, and its metadata. */
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    );
  }
  const { info, metadata } = await getMeta(document);
  const tree = await (await document.getPage(1)).getStructTree();
  return {
    pages,
    text: pages.join(" "),
    info,
    metadata,
    tree: JSON.stringify(tree),
    mark: await document.getMarkInfo(),
  };
}
const renderPdf = async (matter: ReportData, pictures: Parameters<typeof reportPdf>[1] = without) =>
  read(await reportPdf(matter, pictures));

/** The texts, one per line. */
async function linesOf(matter: ReportData): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await reportPdf(matter, without)));
  const lines: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    lines.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
  }
  return lines;
}

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#a4452c" } })
    .png()
    .toBuffer();

describe("OWNER-8 the PDF of a report", () => {
  it("OWNER-8 has the month, the listing, the three legal figures and their parts", async () => {
    const { text } = await renderPdf(busyMonth);
    expect(text).toContain("november 2026");
    expect(text).toContain("Herenhuis met stadstuin");
    expect(text).toContain("Cogels-Osylei 12, 2600 Berchem");
    expect(text).toMatch(
      /12 Geïnteresseerden .*5 vragen om informatie, 4 vragen om een bezoek, 3 vragen om documenten/,
    );
    expect(text).toContain("3 Bezoeken");
    expect(text).toContain("2 Reacties");
    expect(text).toContain("BIV 512.345");
    expect(text).toContain("an.peeters@gevel.example");
    expect(text).toContain("Vraagprijs van € 585.000 naar € 565.000");
    expect(text).toMatch(/Immoweb 1\.284 Zimmo 312 Hebbes geen cijfers/);
  });

  it("OWNER-8 has a number for every day of the month, with the total as their sum", async () => {
    for (const month of ["2026-02", "2026-10", "2026-11"]) {
      const matter = { ...busyMonth, month, days: viewsOf(month, 9) };
      const { text } = await renderPdf(matter);
      const rows = weeksOf(matter.days).map((week) => {
        const days = week.flatMap((day) => (day ? [`${Number(day.day.slice(8))} ${day.views}`] : []));
        return `${days.join(" ")} ${week.reduce((sum, day) => sum + (day?.views ?? 0), 0)}`;
      });
      for (const row of rows) expect(text).toContain(row);
      expect(text).toContain(`${reportTotals(matter).views} keer bekeken`);
    }
  });

  it("OWNER-8 says that nothing happened, on one page", async () => {
    const { pages, text } = await renderPdf(quietMonth, { home: await picture(), logo: null });
    expect(pages).toHaveLength(1);
    expect(text).toContain("was een stille maand");
    expect(text).toContain("0 Geïnteresseerden");
    expect(text).toContain("werd deze maand niet bekeken");
  });

  it("OWNER-8 has two pages for an ordinary month, without a third for the agent alone", async () => {
    const [reaction] = busyMonth.reactions;
    const { pages } = await renderPdf(
      { ...busyMonth, events: busyMonth.events.slice(0, 2), reactions: reaction ? [reaction] : [], proposals: [] },
      { home: await picture(), logo: null },
    );
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain("an.peeters@gevel.example");
  });

  it("OWNER-8 keeps a short list of websites on one page", async () => {
    for (const count of [2, 4, 6, 10]) {
      const { pages } = await renderPdf(
        { ...busyMonth, events: busyMonth.events.slice(0, count) },
        { home: await picture(), logo: null },
      );
      const [page = ""] = pages.filter((text) => text.includes("Op andere websites"));
      expect([count, page]).toEqual([count, expect.stringMatching(/Immoweb 1\.284 Zimmo 312 Hebbes geen cijfers/)]);
    }
  });

  it("OWNER-8 is translated into every language, with its months and prices", async () => {
    for (const language of languages) {
      const { text, info } = await renderPdf({ ...busyMonth, language });
      expect(text).toContain(messagesIn(language)("report.numbers.interested"));
      expect(info["Language"]).toBe(language);
    }
    const { text: french } = await renderPdf({ ...busyMonth, language: "fr" });
    for (const expected of [
      "Prix demandé : 565 000 €",
      "Prix demandé passé de 585 000 € à 565 000 €",
      "Téléphone : Overleg",
    ])
      expect(french).toContain(expected);
    expect((await renderPdf({ ...busyMonth, language: "de" })).text).toContain("November 2026");
  });

  it("OWNER-8 names no visitor, and has no unreleased feedback", async () => {
    const { text } = await renderPdf({ ...busyMonth, reactions: [] });
    expect(text).toContain("Bezoek van A.C.");
    expect(text).not.toContain("Mooie lichtinval");
  });

  it("OWNER-8 breaks over pages without losing text, and numbers each page", async () => {
    const phrase = Array.from({ length: 900 }, (_, index) => `woord${index}`);
    const { pages, text } = await renderPdf({
      ...busyMonth,
      reactions: [{ day: "2026-11-07", visitor: "A.C.", text: phrase.join(" ") }],
      events: Array.from({ length: 10 }, () => busyMonth.events).flat(),
    });
    expect(pages.length).toBeGreaterThan(4);
    for (const word of phrase) expect(text).toMatch(new RegExp(`${word}\\b`));
    for (const [index, page] of pages.entries()) expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`);
  });

  it.each([4, 40])("OWNER-8 has the details of each of %s brokers, and the footer on each page", async (many) => {
    const broker = (index: number) =>
      `Jonas De Ridder, erkend vastgoedmakelaar-bemiddelaar, België, 599.${100 + index}`;
    const brokers = Array.from({ length: many }, (_, index) => broker(index));
    const lines = ["Gevel Vastgoed bv · 0999.999.922", "Gevelplein 14, 2000 Antwerpen", brokers.join(" · ")];
    const { pages, text } = await renderPdf({ ...busyMonth, agency: { ...busyMonth.agency, lines } });
    expect(brokers.filter((_, index) => !text.includes(`599.${100 + index}`))).toEqual([]);
    for (const page of pages)
      for (const expected of ["0999.999.922", "Gevelplein 14", "Maandverslag over november 2026, opgemaakt op"])
        expect(page).toContain(expected);
  });

  it("OWNER-8 works without picture, agent, price, place and legal lines, and with a broken picture", async () => {
    const { text } = await renderPdf(barest, { home: Buffer.from("no picture"), logo: Buffer.from("none") });
    expect(text).toContain("Prijs op aanvraag");
    expect(text).toContain("Gevel");
  });

  it("OWNER-8 has the rent of a listing to let, and price on request", async () => {
    const events: ReportData["events"] = [
      { kind: "price", at: "2026-11-04T08:00:00Z", before: null, after: 1_050 },
      { kind: "price", at: "2026-11-10T08:00:00Z", before: 1_050, after: null },
    ];
    const { text } = await renderPdf({ ...busyMonth, events, home: { ...busyMonth.home, goal: 1, price: 1_050 } });
    expect(text).toContain("Huurprijs: € 1.050 per maand");
    expect(text).toContain("Huurprijs vastgelegd op € 1.050 per maand");
    expect(text).toMatch(/10 nov Prijs op aanvraag/);
  });

  it.each([
    ["nl", ["12 geïnteresseerden", "38 keer", "3 vragen", "1 bezoek"]],
    ["fr", ["12 personnes", "38 fois", "4 demandes", "3 demandes"]],
    ["en", ["12 interested", "38 times", "3 viewings"]],
    ["de", ["12 Interessenten", "3 Unterlagenanfragen", "1 Besichtigung"]],
  ] as const)("OWNER-8 keeps a number with its noun on one line, in %s", async (language, together) => {
    const lines = await linesOf({ ...busyMonth, language });
    for (const phrase of together) expect(lines.filter((line) => line.includes(phrase))).not.toEqual([]);
  });

  it("OWNER-8 writes all European names, and breaks a word longer than a line", async () => {
    const title = `Łódź-huis Şahin ${"Ziegelmauer".repeat(20)}`;
    const { text } = await renderPdf({ ...busyMonth, home: { ...busyMonth.home, title: `${title} 🏡` } });
    // Letters of another font start a new run.
    const letters = text.replaceAll(" ", "");
    expect(letters).toContain("Łódź-huisŞahin");
    expect(letters).toContain("Ziegelmauer".repeat(20));
  });

  it("OWNER-8 is accessible: language, title, tags, alternative texts", async () => {
    const { info, metadata, mark, tree } = await renderPdf(busyMonth, { home: await picture(), logo: await picture() });
    expect(info["Title"]).toBe("Maandverslag november 2026: Herenhuis met stadstuin, Cogels-Osylei 12, 2600 Berchem");
    expect(mark?.Marked).toBe(true);
    expect(metadata).toBeTruthy();
    expect(tree).toContain('"role":"H1"');
    expect(tree).toContain("Foto van Herenhuis met stadstuin");
  });

  it("OWNER-8 is byte for byte the same for the same content, and different for different content", async () => {
    const hash = async (matter: ReportData) =>
      createHash("sha256")
        .update(await reportPdf(matter, { home: await picture(), logo: null }))
        .digest("hex");
    const today = await hash(busyMonth);
    vi.setSystemTime("2027-05-01T12:00:00Z");
    expect(await hash(structuredClone(busyMonth))).toBe(today);
    vi.useRealTimers();
    expect(await hash({ ...busyMonth, interest: { ...busyMonth.interest, visit: 5 } })).not.toBe(await hash(busyMonth));
  });
});

describe("OWNER-8 the graph", () => {
  it.each([
    [1, 2],
    [2, 2],
    [7, 8],
    [10, 10],
    [11, 20],
    [1843, 2000],
  ])("OWNER-8 with a maximum of %i has an axis to %i", (most, top) => expect(scaleTop(most)).toBe(top));

  it("OWNER-8 uses the agency's colour when it has enough contrast", () => {
    expect(readableAccent("#a4452c")).toBe("#a4452c");
    expect(readableAccent("#ffcc00")).toBe("#1f2421");
  });
});
