import { describe, expect, it } from "vitest";
import { landType } from "@gevel/config";
import { listingFixture } from "~/replica/replica-fixture";
import { buyingTable } from "./buying-table.server";

type Given = Parameters<typeof listingFixture>[0];

const table = (given: Omit<Given, "id">, language: "nl" | "fr" = "nl") =>
  buyingTable(
    listingFixture({ goal: 0, price: 350_000, zip: "9000", ...given, id: 1 }),
    given.webId ?? 1,
    language,
    new Date("2026-11-23"),
  );

describe("buyingTable", () => {
  it("PROP-19 shows the cost of an only own home and of any other purchase, in the region's terms", () => {
    const flanders = table({});
    expect(flanders).toMatchObject({ region: "flanders", sourceLanguage: "nl" });
    expect(flanders?.purchases).toMatchObject([
      { buyer: "own-home", rate: "2", tax: "€\u00a07.000", file: "€\u00a0908", sum: "€\u00a0360.940", free: null },
      { buyer: "other", rate: "12", tax: "€\u00a042.000", file: null, sum: "€\u00a0395.032" },
    ]);
    expect(table({ zip: "1000" })?.purchases[0]).toMatchObject({ rate: "12,5", free: "€\u00a0200.000" });
    expect(table({ zip: "5000" }, "fr")?.purchases[0]).toMatchObject({ rate: "3", tax: "10\u00a0500\u00a0€" });
  });

  it("PROP-19 has one price for all where the region makes no distinction", () => {
    const land = { webId: landType };
    expect(table(land)?.purchases).toMatchObject([{ buyer: "anybody", rate: "12", tax: "€\u00a042.000" }]);
    expect(table({ ...land, zip: "5000" })?.purchases).toHaveLength(2);
  });

  it.each([6, 9])("PROP-19 has no own-home price for type %i, which is not residential", (webId) => {
    expect(table({ webId })?.purchases).toMatchObject([{ buyer: "other", rate: "12" }]);
  });

  it("PROP-19 adds up to the euro as displayed", () => {
    const [own] = table({ price: 165_000 })?.purchases ?? [];
    expect(own).toMatchObject({ tax: "€\u00a03.300", notary: "€\u00a02.377", file: "€\u00a0908" });
    expect(own).toMatchObject({ total: "€\u00a06.585", sum: "€\u00a0171.585" });
  });

  it.each<[string, Omit<Given, "id">]>([
    ["a rental", { goal: 1 }],
    ["a price on request", { price: null }],
    ["no price", { price: 0 }],
    ["a starting price", { priceUnit: 7 }],
    ["a home abroad", { countryId: 63 }],
    ["a unit of a project, which is under VAT", { projectReference: "p1" }],
    ["a sale under VAT", { attributes: { vat: 60_000 } }],
    ["an annuity", { attributes: { viager: true } }],
    ["a purchase whose duties the agency states itself", { attributes: { registrationRights: 10_000 } }],
  ])("PROP-19 is absent for %s", (_, given) => {
    expect(table(given)).toBeNull();
  });
});
