import { describe, expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { loadPropertyPage } from "~/properties/detail/property-page.server";
import { listingDescription } from "./item-description.server";

function described(language: Language, given: Partial<Parameters<typeof listingFixture>[0]>) {
  const replica = replicaFixture([listingFixture({ id: 7, cityNames: {}, ...given })]);
  const content = loadPropertyPage({ replica }, 7, language);
  if (!content) throw new Error("no such page");
  return listingDescription(content, language).replace(/\s/g, " ");
}
const bare = {
  ...{ description: {}, typeDescription: {}, city: "Gent", zip: "9000", price: 320_000 },
  attributes: { bedrooms: 2, surfaceLiving: 94 },
};

describe("CMS-3 the search result description of a listing", () => {
  it("CMS-3 is its text if it has one", () => {
    expect(described("nl", { ...bare, description: { nl: "<p>Licht en <b>ruim</b></p>" } })).toBe("Licht en ruim");
  });

  it.each([
    ["nl", /9000 Gent · € 320\.000 · 2 slaapkamers · [a-z ]+ 94 m²$/],
    ["fr", /9000 Gent · 320 000 € · 2 chambres · [a-zé ]+ 94 m²$/],
    ["en", /9000 Gent · €320,000 · 2 bedrooms · [a-z ]+ 94 m²$/],
    ["de", /9000 Gent · 320\.000 € · 2 Schlafzimmer · [A-Za-zäöüß ]+ 94 m²$/],
  ] as const)("CMS-3 is its type, place, price and first facts otherwise, in %s", (language, excerpt) => {
    expect(described(language, bare)).toMatch(excerpt);
  });

  it("PROP-8 CMS-3 does not reveal an unpublished price", () => {
    const excerpt = described("nl", { ...bare, publishPrice: false, price: null });
    expect(excerpt).toBe("Huis · 9000 Gent · Prijs op aanvraag · 2 slaapkamers · bewoonbare oppervlakte 94 m²");
  });
});
