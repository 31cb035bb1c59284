import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { reportMessages } from "./report-messages.js";

const totals = { interested: 1, visits: 1, reactions: 0, views: 1843 };

describe("OWNER-8 the texts of a report", () => {
  it("OWNER-8 have the plural forms and thousands of each language", () => {
    expect(languages.map((language) => reportMessages[language].busy("november 2026", totals))).toEqual([
      "In november 2026 werd de pagina van uw woning 1.843 keer bekeken. We noteerden 1 geïnteresseerde en 1 bezoek.",
      expect.stringMatching(/consultée 1.843 fois\. Nous avons noté 1 personne intéressée et 1 visite\.$/),
      "In november 2026 the page of your home was viewed 1,843 times. We heard from 1 interested party and there was 1 viewing.",
      "Im november 2026 wurde die Seite Ihrer Immobilie 1.843-mal aufgerufen. Wir verzeichneten 1 Interessenten und 1 Besichtigung.",
    ]);
    expect(reportMessages.nl.asked({ information: 1, visit: 0, documents: 2 })).toBe(
      "1 vraag om informatie, 2 vragen om documenten",
    );
    expect(reportMessages.fr.busy("mai 2026", { ...totals, interested: 0, visits: 0 })).toMatch(
      /0 personne intéressée et 0 visite\.$/,
    );
  });

  it("OWNER-8 elide in French before a month that begins with a vowel", () => {
    expect(reportMessages.fr.quiet("octobre 2026")).toContain("Le mois d’octobre 2026 a été");
    expect(reportMessages.fr.quiet("mai 2026")).toContain("Le mois de mai 2026 a été");
    expect(reportMessages.fr.legal("avril 2026", "2 mai 2026")).toContain("Rapport mensuel d’avril 2026, établi");
  });
});
