import { describe, expect, it } from "vitest";
import { mandatoryDisclosures, type MandatoryDisclosure } from "./mandatory-disclosures.js";
import { blockingFields, newlyMissingFields } from "./disclosure-completeness.js";
import { listingCompleteness } from "./listing-completeness.js";

const today = new Date("2026-06-01T00:00:00Z");
const zips = { flanders: "2000", brussels: "1000", wallonia: "4000" } as const;

/** Sufficient values of each field of a disclosure, and insufficient ones. */
const text: Readonly<Record<string, { good: unknown; bad: unknown }>> = {
  price: { good: 950, bad: null },
  energyPerformance: { good: 0, bad: null },
  energyClass: { good: "C", bad: "en cours" },
  epcUniqueCode: { good: "20210101-0001234567-RES-1", bad: "in aanvraag" },
  epcTotal: { good: 31_000, bad: null },
  epcCo2: { good: 42, bad: null },
  floodPScore: { good: "A", bad: "" },
  floodGScore: { good: "D", bad: null },
  permit: { good: "Vg", bad: null },
  areaApplication: { good: "Wg", bad: null },
  judicialMeasure: { good: "Ho", bad: null },
  summons: { good: "Gdv", bad: null },
  preemptiveRights: { good: "Gvkr", bad: " " },
  allotmentPermit: { good: "Gvv", bad: null },
  floodReportDate: { good: "2026-01-01", bad: null },
  protectedHeritage: { good: false, bad: null },
  chargesRenter: { good: 0, bad: null },
  lawfulUse: { good: { fr: "logement" }, bad: {} },
  floodZone: { good: { fr: "aléa nul" }, bad: {} },
};
const fieldOf = (field: string) => (field === "energyClass" ? "epcLabelText" : field);
const complete = (region: MandatoryDisclosure["region"], goal: number): Record<string, unknown> => ({
  zip: zips[region],
  countryId: 10,
  goal,
  webId: 1,
  publishAddress: false,
  ...Object.fromEntries(Object.entries(text).map(([field, { good }]) => [fieldOf(field), good])),
});
const rules = mandatoryDisclosures.flatMap((disclosure) => disclosure.goals.map((goal) => ({ ...disclosure, goal })));

describe("PROP-20 the legal requirements", () => {
  it.each(rules)("$region, goal $goal, $field ($severity): satisfied with it and not without", (rule) => {
    const { region, goal, field, ifKnown, severity, source } = rule;
    const passing = complete(region, goal);
    const legal = (listing: object) =>
      listingCompleteness({ ...listing }, ["nl"], today).missing.filter((part) => part.legal);
    expect(legal(passing)).toEqual([]);
    expect(blockingFields(passing, today)).toEqual([]);

    const failing = { ...passing, [fieldOf(field)]: text[field]?.bad };
    const reported = { field: fieldOf(field), reason: "empty", legal: true, source };
    const part = severity === "blocking" ? { ...reported, blocking: true } : reported;
    expect(legal(failing)).toEqual(ifKnown ? [] : [part]);
    expect(blockingFields(failing, today)).toEqual(severity === "blocking" ? [fieldOf(field)] : []);
  });

  it("block for what the law asks, and warn where counsel has not confirmed it or it depends on knowledge", () => {
    const advice = mandatoryDisclosures.filter(({ severity }) => severity === "advice");
    expect(advice.filter(({ ifKnown }) => !ifKnown).map(({ region, field }) => `${region} ${field}`)).toEqual([
      "wallonia areaApplication",
      "wallonia permit",
    ]);
    expect(mandatoryDisclosures.filter(({ ifKnown, severity }) => ifKnown && severity === "blocking")).toEqual([]);
  });

  it("accept the class of the performance, as the page does, and no text instead", () => {
    const brussels = complete("brussels", 0);
    const requested = (fields: object) => blockingFields({ ...brussels, ...fields }, today);
    expect(requested({ epcLabelText: null })).toEqual([]);
    expect(requested({ epcLabelText: " " })).toEqual([]);
    expect(requested({ epcLabelText: "PEB: C-" })).toEqual([]);
    expect(requested({ epcLabelText: null, energyPerformance: null })).toEqual(["epcLabelText", "energyPerformance"]);
    expect(requested({ epcLabelText: "in aanvraag" })).toEqual(["epcLabelText"]);
  });

  it("are none for a home abroad, or with an unreadable postcode", () => {
    expect(blockingFields({ goal: 0, webId: 1, zip: "75001", countryId: 70 }, today)).toEqual([]);
    expect(blockingFields({ goal: 0, webId: 1, zip: null, countryId: 10 }, today)).toEqual([]);
  });

  it("begin on the day of a law", () => {
    const { floodPScore: _, ...without } = complete("flanders", 0);
    expect(blockingFields(without, new Date("2022-12-31T12:00:00Z"))).toEqual([]);
    expect(blockingFields(without, new Date("2023-01-01T00:00:00Z"))).toEqual(["floodPScore"]);
  });
});

describe("PROP-20 the missing fields that block a save", () => {
  const item = complete("flanders", 0);
  const missingFields = { ...item, permit: null };

  it("are all of them when the listing is published", () => {
    expect(newlyMissingFields(null, missingFields, today)).toEqual(["permit"]);
    expect(newlyMissingFields(null, item, today)).toEqual([]);
  });

  it("are, for a published listing, only those that this save empties", () => {
    expect(newlyMissingFields(missingFields, { ...missingFields, price: 1 }, today)).toEqual([]);
    expect(newlyMissingFields(item, missingFields, today)).toEqual(["permit"]);
    expect(newlyMissingFields(missingFields, { ...missingFields, floodPScore: "" }, today)).toEqual(["floodPScore"]);
  });

  it("include those of another goal or region when the save changes it", () => {
    const { chargesRenter: _, ...sale } = item;
    expect(newlyMissingFields(sale, { ...sale, goal: 1 }, today)).toEqual(["chargesRenter"]);
    const { lawfulUse: __, ...flemish } = item;
    expect(newlyMissingFields(flemish, { ...flemish, zip: "1000" }, today)).toEqual(["lawfulUse"]);
  });
});
