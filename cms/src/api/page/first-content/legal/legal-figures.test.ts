import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consentDays, renewal, retentionMonths } from "@gevel/config";
import { expect, it } from "vitest";
import { cookiePolicy } from "./cookies";
import { privacyEn } from "./privacy-en";
import { privacyFr } from "./privacy-fr";
import { privacyNl } from "./privacy-nl";

const statements = { nl: [privacyNl, "maanden"], fr: [privacyFr, "mois"], en: [privacyEn, "months"] } as const;

it.each(Object.entries(statements))(
  "FORM-12 the privacy statement in %s has the months that the retention job uses",
  (_, statement) => {
    const [text, month] = statement;
    const result = [...text.matchAll(new RegExp(`^\\| .* \\| (\\d+) ${month}`, "gm"))].map(([, months]) =>
      Number(months),
    );
    const { questions, visits, valuations, applications } = retentionMonths;
    expect(result).toEqual([questions, visits, valuations, applications]);
  },
);

const asked = {
  nl: /om de (\d+) jaar .* binnen (\d+) dagen/,
  fr: /tous les (\d+) ans, .* dans les (\d+) jours/,
  en: /every (\d+) years .* within (\d+) days/,
} as const;

it.each(Object.entries(asked))("FORM-12 the privacy statement in %s has the renewal period", (language, figures) => {
  const [text] = Object.entries(statements).find(([known]) => known === language)?.[1] ?? [""];
  expect(figures.exec(text)?.slice(1).map(Number)).toEqual([renewal.years, renewal.answerDays]);
});

it.each(["nl", "fr", "en"] as const)("CONSENT-2 the cookie policy in %s has the lifetime of a choice", (language) => {
  const rows = (cookiePolicy[language] ?? "").split("\n").filter((line) => line.startsWith("| consent"));
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatch(new RegExp(`\\| ${consentDays} \\p{L}+ \\|$`, "u"));
});

it.each(["privacy-nl", "privacy-fr", "privacy-en", "cookies"])(
  "FORM-12 the text in %s has no hard-coded figure",
  (name) => {
    const rows = readFileSync(join(__dirname, `${name}.ts`), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("|"));
    for (const row of rows) expect(row).not.toMatch(/\d+ (?:maanden|mois|months|dagen|jours|days)/);
  },
);
