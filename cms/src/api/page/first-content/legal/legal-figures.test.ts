import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consentDays, retentionMonths } from "@gevel/config";
import { expect, it } from "vitest";
import { cookiePolicy } from "./cookies";
import { privacyEn } from "./privacy-en";
import { privacyFr } from "./privacy-fr";
import { privacyNl } from "./privacy-nl";

const statements = { nl: [privacyNl, "maanden"], fr: [privacyFr, "mois"], en: [privacyEn, "months"] } as const;

it.each(Object.entries(statements))(
  "FORM-12 the privacy statement in %s says the months the job goes by",
  (_, told) => {
    const [text, month] = told;
    const said = [...text.matchAll(new RegExp(`^\\| .* \\| (\\d+) ${month}`, "gm"))].map(([, months]) =>
      Number(months),
    );
    const { questions, visits, valuations, applications } = retentionMonths;
    expect(said).toEqual([questions, visits, valuations, applications]);
  },
);

it.each(["nl", "fr", "en"] as const)("CONSENT-2 the cookie policy in %s says how long a choice is kept", (language) => {
  const rows = (cookiePolicy[language] ?? "").split("\n").filter((line) => line.startsWith("| consent"));
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatch(new RegExp(`\\| ${consentDays} \\p{L}+ \\|$`, "u"));
});

it.each(["privacy-nl", "privacy-fr", "privacy-en", "cookies"])("FORM-12 no figure of its own stands in %s", (name) => {
  const rows = readFileSync(join(__dirname, `${name}.ts`), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  for (const row of rows) expect(row).not.toMatch(/\d+ (?:maanden|mois|months|dagen|jours|days)/);
});
