import { describe, expect, it } from "vitest";
import { parseMortgageInput, parsePurchaseInput } from "./cost-input.js";

const purchase = (address: string) => parsePurchaseInput(new URLSearchParams(address), "flanders");
const mortgage = (address: string) => parseMortgageInput(new URLSearchParams(address));

describe("the purchase costs in an address", () => {
  it("PROP-19 have a price, a region, a buyer and a subject", () => {
    expect(purchase("costs-price=350.000&costs-region=brussels&costs-buyer=other&costs-subject=land")).toEqual({
      given: {
        "costs-price": "350.000",
        "costs-region": "brussels",
        "costs-buyer": "other",
        "costs-subject": "land",
      },
      problems: {},
      ...{ price: 350_000, region: "brussels", buyer: "other", subject: "land" },
    });
  });

  it("PROP-19 are empty without parameters", () => {
    expect(purchase("page=2")).toMatchObject({ given: {}, problems: {}, price: null });
    expect(mortgage("page=2")).toEqual({ given: {}, problems: {}, mortgage: null });
  });

  it("PROP-19 take the first value for an unknown one", () => {
    const parsed = purchase("costs-price=350000&costs-region=<b>&costs-buyer=constructor&costs-subject=boat");
    expect(parsed).toMatchObject({ price: 350_000, region: "flanders", buyer: "own-home", subject: "home" });
  });

  it.each([
    "abc",
    "-350000",
    "1000000000000000",
    "1.250,5",
    "1,250.5",
    "350",
    "NaN",
    "Infinity",
    "1e9",
    "9".repeat(999),
  ])("PROP-19 report the price “%s” as unreadable, and keep it", (text) => {
    const { given, problems, price, region } = purchase(`costs-price=${text}&costs-region=wallonia`);
    expect(problems).toEqual({ "costs-price": "amount" });
    expect(text).toContain(given["costs-price"]);
    expect({ price, region }).toEqual({ price: null, region: "wallonia" });
  });

  it("PROP-19 report a missing price when nothing was filled in", () => {
    expect(purchase("costs-price=&costs-region=brussels").problems).toEqual({ "costs-price": "required" });
    expect(purchase("costs-price=&loan=200000").problems).toEqual({});
  });
});

describe("the loan in an address", () => {
  it("PROP-19 has an amount, the years and a rate", () => {
    expect(mortgage("loan=200.000&loan-years=20&loan-rate=3,25 %25").mortgage).toEqual({
      loan: 200_000,
      years: 20,
      rate: 3.25,
    });
    expect(mortgage("loan=200000&loan-years=20&loan-rate=0").mortgage).toMatchObject({ rate: 0 });
  });

  it.each([
    ["loan=veel&loan-years=20&loan-rate=3", { loan: "amount" }],
    ["loan=200000&loan-years=0&loan-rate=3", { "loan-years": "years" }],
    ["loan=200000&loan-years=41&loan-rate=3", { "loan-years": "years" }],
    ["loan=200000&loan-years=20.5&loan-rate=3", { "loan-years": "years" }],
    ["loan=200000&loan-years=20&loan-rate=-1", { "loan-rate": "rate" }],
    ["loan=200000&loan-years=20&loan-rate=26", { "loan-rate": "rate" }],
    ["loan=200000", { "loan-years": "required", "loan-rate": "required" }],
    ["loan=1e15&loan-years=x&loan-rate=%00", { loan: "amount", "loan-years": "years", "loan-rate": "rate" }],
  ])("PROP-19 names the field with %s", (address, problems) => {
    expect(mortgage(address)).toMatchObject({ problems, mortgage: null });
  });
});
