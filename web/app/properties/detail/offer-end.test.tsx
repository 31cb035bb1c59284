import type { Language } from "@gevel/config";
import { expect, it } from "vitest";
import { createPaths } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { listingFixture } from "~/replica/replica-fixture";
import { replicaFixture } from "~/shell/site-fixture";
import { PropertyHead } from "./property-head";
import { loadPropertyPage } from "./property-page.server";

type Given = Partial<Parameters<typeof listingFixture>[0]>;

function notice(given: Given, language: Language = "nl"): string {
  const replica = replicaFixture([listingFixture({ id: 7, ...given })], {}, [], [], ["nl", "fr", "en", "de"]);
  const data = loadPropertyPage({ replica }, 7, language);
  if (!data) throw new Error("no page");
  const head = <PropertyHead data={data} title="Huis" address="https://www.agency.be/7/" />;
  const html = renderStatic(head, createPaths({ language, rows: [] }));
  return (/<p class="[^"]*notice[^"]*">(.*?)<a/s.exec(html)?.[1] ?? "").replaceAll("\u00a0", " ").trim();
}

const offerEnd = { on: "2026-10-12", days: 23 };

it.each<[Language, string]>([
  ["nl", "Verkocht in 23 dagen, in oktober 2026."],
  ["fr", "Vendu en 23 jours, en octobre 2026."],
  ["en", "Sold in 23 days, in October 2026."],
  ["de", "In 23 Tagen verkauft, im Oktober 2026."],
])("PROP-10 a sold listing says in %s how fast it went, and when", (language, text) => {
  expect(notice({ marquee: 2, offerEnd }, language)).toContain(text);
});

it("PROP-10 a listing whose sale nobody observed says that it is sold, and one on offer nothing", () => {
  expect(notice({ marquee: 2 })).toContain("Dit pand is verkocht.");
  expect(notice({ marquee: 2, offerEnd: { on: "2026-10-12", days: 0 } })).toContain(
    "Verkocht op de dag zelf, in oktober 2026.",
  );
  expect(notice({ marquee: 0, offerEnd })).toBe("");
});
