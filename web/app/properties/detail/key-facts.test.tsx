import type { Language } from "@gevel/config";
import { expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { listingFixture } from "~/replica/replica-fixture";
import { countedRow } from "./fact-rows.server";
import { KeyFacts } from "./key-facts";

const renderedFacts = (bathrooms: number, language: Language) => {
  const reader = { language, defaultLanguage: "nl" } as const;
  const listing = listingFixture({ id: 7, attributes: { bathrooms } });
  const rows = countedRow(listing, "bathrooms", reader);
  return renderStatic(<KeyFacts rows={rows} energy={null} />, createPaths({ language, rows: [] }));
};

it.each([
  ["nl", "Badkamer", "Badkamers"],
  ["fr", "Salle de bain", "Salles de bain"],
  ["en", "Bathroom", "Bathrooms"],
  ["de", "Badezimmer", "Badezimmer"],
] as const)("PROP-7 one room has a singular text in %s", (language, one, more) => {
  expect(renderedFacts(1, language)).toContain(`<dt>${one}</dt>`);
  expect(renderedFacts(2, language)).toContain(`<dt>${more}</dt>`);
});
