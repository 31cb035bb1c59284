import { describe, expect, it } from "vitest";
import { landType } from "@gevel/config";
import { listingFixture } from "~/replica/replica-fixture";
import { costsOfListing } from "./costs-of-listing.server";
import { calculateCosts, ownInput } from "./listing-costs";

type Given = Parameters<typeof listingFixture>[0];

const today = new Date("2026-11-23");

const costsOf = (given: Omit<Given, "id">) =>
  costsOfListing(
    listingFixture({ goal: 0, price: 350_000, zip: "9000", ...given, id: 1 }),
    given.webId ?? 1,
    "nl",
    today,
  );

function calculated(given: Omit<Given, "id">, input = "", language: "nl" | "fr" = "nl") {
  const costs = costsOf(given);
  if (!costs) throw new Error("nothing to calculate");
  return calculateCosts(costs, input, language);
}

/** The table of each buyer who pays a different amount. */
const purchases = (given: Omit<Given, "id">, language: "nl" | "fr" = "nl") =>
  costsOf(given)?.purchase?.buyers.map(
    (buyer) => calculated(given, `costs-buyer=${buyer}`, language).table?.purchases[0],
  );

describe("the costs of a listing for sale", () => {
  it("PROP-19 are those of an only own home and of any other purchase, in the region's terms", () => {
    expect(calculated({}).table).toMatchObject({ region: "flanders", sourceLanguage: "nl" });
    expect(purchases({})).toMatchObject([
      { buyer: "own-home", rate: "2", tax: "€\u00a07.000", file: "€\u00a0908", sum: "€\u00a0360.940", free: null },
      { buyer: "other", rate: "12", tax: "€\u00a042.000", file: null, sum: "€\u00a0395.032" },
    ]);
    expect(purchases({ zip: "1000" })?.[0]).toMatchObject({ rate: "12,5", free: "€\u00a0200.000" });
    expect(purchases({ zip: "5000" }, "fr")?.[0]).toMatchObject({ rate: "3", tax: "10\u00a0500\u00a0€" });
  });

  it("PROP-19 are one for all where the region makes no distinction", () => {
    const land = { webId: landType };
    expect(costsOf(land)?.purchase?.buyers).toEqual([]);
    expect(calculated(land).table?.purchases).toMatchObject([{ buyer: "anybody", rate: "12", tax: "€\u00a042.000" }]);
    expect(purchases({ ...land, zip: "5000" })).toHaveLength(2);
  });

  it.each([6, 9])("PROP-19 have no own-home price for type %i, which is not residential", (webId) => {
    expect(purchases({ webId })).toMatchObject([{ buyer: "other", rate: "12" }]);
  });

  it("PROP-19 add up to the euro as displayed", () => {
    const own = calculated({ price: 165_000 }).table?.purchases[0];
    expect(own).toMatchObject({ tax: "€\u00a03.300", notary: "€\u00a02.377", file: "€\u00a0908" });
    expect(own).toMatchObject({ total: "€\u00a06.585", sum: "€\u00a0171.585" });
  });

  it.each<[string, Omit<Given, "id">]>([
    ["a starting price", { priceUnit: 7 }],
    ["a home abroad", { countryId: 63 }],
    ["a unit of a project, which is under VAT", { projectReference: "p1" }],
    ["a sale under VAT", { attributes: { vat: 60_000 } }],
    ["a purchase whose duties the agency states itself", { attributes: { registrationRights: 10_000 } }],
  ])("PROP-19 are a loan alone for %s", (_, given) => {
    expect(calculated(given)).toMatchObject({ table: null, ownMoney: null, basis: "example" });
    expect(calculated(given).mortgage.answer).not.toBeNull();
  });

  it.each<[string, Omit<Given, "id">]>([
    ["a rental", { goal: 1 }],
    ["a price on request", { price: null }],
    ["no price", { price: 0 }],
    ["an annuity", { attributes: { viager: true } }],
  ])("PROP-19 are absent for %s", (_, given) => {
    expect(costsOf(given)).toBeNull();
  });
});

describe("the loan of a listing", () => {
  const own = "loan=250.000&loan-years=20&loan-rate=2";

  it("PROP-19 is an example until the visitor enters one: four fifths of the price, whole thousands", () => {
    const { mortgage, basis, ownMoney } = calculated({ price: 350_700 });
    expect(mortgage.given).toEqual({ loan: "280.000", "loan-years": "25", "loan-rate": "3" });
    expect(basis).toBe("example");
    expect(ownMoney).toBe(calculated({ price: 350_700 }, "loan=280000&loan-years=20&loan-rate=2").ownMoney);
    expect(calculated({ price: 1_000 }).mortgage).toMatchObject({ given: {}, answer: null });
  });

  it("PROP-19 leaves what the visitor needs of their own, for their kind of purchase, never less than nothing", () => {
    expect(calculated({}, own)).toMatchObject({ basis: "own", ownMoney: "€\u00a0110.940" });
    expect(calculated({}, `${own}&costs-buyer=other`).ownMoney).toBe("€\u00a0145.032");
    expect(calculated({}, own.replace("250", "900")).ownMoney).toBe("€\u00a00");
    expect(calculated({}, own).mortgage.answer?.monthly).toBe("€\u00a01.262,57");
  });

  it("PROP-19 is empty where the visitor emptied its fields, and names what cannot be read", () => {
    expect(calculated({}, "loan=&loan-years=&loan-rate=")).toMatchObject({ basis: "own", ownMoney: null });
    expect(calculated({}, "loan=x&loan-years=20&loan-rate=2")).toMatchObject({
      ownMoney: null,
      mortgage: { answer: null, problems: { loan: "amount" } },
    });
    expect(calculated({}, "costs-buyer=nobody").buyer).toBe("own-home");
  });

  it("PROP-19 takes of an address only its own fields", () => {
    expect(ownInput(new URLSearchParams("x=1&loan=2&costs-price=3&costs-buyer=other"))).toBe(
      "loan=2&costs-buyer=other",
    );
  });
});
