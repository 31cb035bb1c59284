import { describe, expect, it } from "vitest";
import { messagesIn } from "../../messages/messages.js";
import { formatMonthSentence } from "./format-values.js";

const totals = { interested: 1, visits: 1, reactions: 0, views: 1843 };

describe("OWNER-8 the texts of a report", () => {
  it("OWNER-8 have the plural forms and thousands of each language", () => {
    expect(
      (["nl", "fr", "en", "de"] as const).map((language) =>
        messagesIn(language)("report.busy", { month: "november 2026", ...totals }),
      ),
    ).toEqual([
      "In november 2026 werd de pagina van uw woning 1.843 keer bekeken. We noteerden 1 geïnteresseerde en 1 bezoek.",
      expect.stringMatching(/consultée 1.843 fois\. Nous avons noté 1 personne intéressée et 1 visite\.$/),
      "In november 2026 the page of your home was viewed 1,843 times. We heard from 1 interested party and there was 1 viewing.",
      "Im november 2026 wurde die Seite Ihrer Immobilie 1.843-mal aufgerufen. Wir verzeichneten 1 Interessenten und 1 Besichtigung.",
    ]);
    expect(messagesIn("nl")("report.interest.documents", { count: 2 })).toBe("2 vragen om documenten");
    expect(messagesIn("fr")("report.busy", { month: "mai 2026", views: 1, interested: 0, visits: 0 })).toMatch(
      /0 personne intéressée et 0 visite\.$/,
    );
  });

  it("OWNER-8 elide in French before a month that begins with a vowel, and begin with a capital", () => {
    const french = (id: "report.quiet" | "report.legal", month: string) =>
      formatMonthSentence(messagesIn("fr"), id, { month, day: "2 mai 2026" });
    expect(french("report.quiet", "octobre 2026")).toContain("Le mois d’octobre 2026 a été");
    expect(french("report.quiet", "mai 2026")).toContain("Le mois de mai 2026 a été");
    expect(french("report.legal", "avril 2026")).toContain("Rapport mensuel d’avril 2026, établi");
    expect(formatMonthSentence(messagesIn("nl"), "report.quiet", { month: "mei 2026" })).toMatch(/^Mei 2026 was/);
  });
});
