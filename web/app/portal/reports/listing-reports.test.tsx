import { languages, monthAfter, type OwnReports } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { ownReports } from "../live/owner-site.fixture";
import { ListingReports } from "./listing-reports";

const rendered = (reports: OwnReports["reports"], language: (typeof languages)[number] = "nl") =>
  renderStatic(<ListingReports reports={reports} portal="/nl/mijn-woning/" />, createPaths({ language, rows: [] }));

describe("the reports of a listing", () => {
  it("OWNER-8 are listed by month, link to their file, and say where they are in another language", () => {
    const html = rendered(ownReports.reports);
    expect(html).toMatch(/href="\/nl\/mijn-woning\/reports\/12\.pdf" hrefLang="nl"[^]*oktober 2026[^]*PDF/);
    expect(html).toMatch(/reports\/9\.pdf[^]*september 2026[^]*<span lang="fr">Français/);
    expect(html).not.toContain("<details");
    for (const language of languages)
      expect(rendered(ownReports.reports, language)).not.toMatch(/portal\.|undefined|Invalid/);
  });

  it("OWNER-8 of earlier years are folded", () => {
    const [first] = ownReports.reports;
    if (!first) throw new Error("no report");
    let month = "2024-12";
    const many = Array.from({ length: 24 }, (_, id) => ({ ...first, id: id + 1, month: (month = monthAfter(month)) }));
    const [shown = "", folded = ""] = rendered(many.reverse()).split("<details");
    expect(shown.match(/<li/g)).toHaveLength(6);
    expect(folded.match(/<li/g)).toHaveLength(18);
    expect(folded).toContain("18 eerdere verslagen");
  });
});
