import { describe, expect, it } from "vitest";
import { busyMonth, quietMonth } from "../report-data.fixture.js";
import { renderReportMail } from "./report-mails.js";

const to = { name: "An Claes", pdf: new Uint8Array([1]) };

describe("OWNER-8 the report mail", () => {
  it("OWNER-8 has the month, the three legal figures and the views, with the graph and the file", () => {
    const { content, attachments } = renderReportMail(busyMonth, to);
    expect(content.subject).toBe("Maandverslag november 2026: Cogels-Osylei 12, 2600 Berchem");
    expect(content.greeting).toBe("Beste An Claes,");
    expect(content.home).toMatchObject({
      ...{ title: "Herenhuis met stadstuin", place: "Cogels-Osylei 12, 2600 Berchem" },
      referenceLabel: "Ref. 2026-114",
    });
    expect(content.home?.priceLabel).toMatch(/^Vraagprijs: €\s565\.000$/);
    expect(content.facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Geïnteresseerden 12",
      "Bezoeken 3",
      "Reacties 2",
      "Keer bekeken op onze website 506",
    ]);
    expect(content.chart?.values).toHaveLength(30);
    expect(content.chart?.values.reduce((sum, value) => sum + value, 0)).toBe(506);
    expect(content.messages[0]?.label).toBe("A.C., 7 november 2026");
    expect(attachments?.map(({ filename, contentType }) => `${filename} ${contentType}`)).toEqual([
      "maandverslag-2026-11.pdf application/pdf",
    ]);
  });

  it("OWNER-8 says so when a month is quiet, and leaves out an empty graph", () => {
    const { content } = renderReportMail(quietMonth, { ...to, name: "" });
    expect(content.greeting).toBe("Beste eigenaar,");
    expect(content.paragraphs[0]).toContain("stille maand");
    expect(content.chart).toBeUndefined();
  });
});
