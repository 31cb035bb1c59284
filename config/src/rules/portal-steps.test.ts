import { describe, expect, it } from "vitest";
import { listingAttributes } from "./listing-attributes.js";
import { portalSteps, type StepFacts } from "./portal-steps.js";

const none = Object.fromEntries(listingAttributes.map(({ key }) => [key, null])) as StepFacts["attributes"];
const dwelling: StepFacts = {
  ...{ region: "flanders", goal: 0, isLand: false, isParking: false, showsAddress: false },
  attributes: none,
  documents: [],
};
const today = "2026-11-23";
const stepsOf = (facts: Partial<StepFacts>, attributes: Partial<StepFacts["attributes"]> = {}) =>
  portalSteps({ ...dwelling, ...facts, attributes: { ...none, ...attributes } }, today);
const keysOf = (facts: Partial<StepFacts>, attributes?: Partial<StepFacts["attributes"]>) =>
  stepsOf(facts, attributes).map(({ key }) => key);
const step = (key: string, facts: Partial<StepFacts>, attributes?: Partial<StepFacts["attributes"]>) =>
  stepsOf(facts, attributes).find((one) => one.key === key);

describe("OWNER-2 the remaining steps of a sale", () => {
  it("depend on region, goal and kind", () => {
    expect(keysOf({})).toEqual(["energy", "urban", "flood", "asbestos", "electricity", "soil"]);
    expect(keysOf({ region: "brussels" })).toEqual(["energy", "urban", "electricity", "soil"]);
    expect(keysOf({ region: "wallonia" })).toEqual(["energy", "urban", "electricity", "soil"]);
    expect(keysOf({ goal: 1 })).toEqual(["energy"]);
    expect(keysOf({ isLand: true })).toEqual(["urban", "flood", "soil"]);
    expect(keysOf({ isParking: true })).toEqual(["urban", "flood", "asbestos", "soil"]);
    expect(keysOf({ region: null })).toEqual([]);
  });

  it("exclude an asbestos certificate for a building from 2001 on", () => {
    expect(keysOf({}, { constructionYear: 2000 })).toContain("asbestos");
    expect(keysOf({}, { constructionYear: 2001 })).not.toContain("asbestos");
  });

  it("are missing without a value, and done with it", () => {
    expect(stepsOf({}).map(({ state }) => state)).toEqual(Array(6).fill("missing"));
    expect(step("energy", {}, { energyPerformance: 0 })?.state).toBe("done");
    expect(step("electricity", {}, { electricityInspection: "compliant" })?.state).toBe("done");
    expect(step("electricity", {}, { electricityInspection: "not-inspected" })?.state).toBe("missing");
    expect(step("soil", { documents: ["Bodemattest"] })?.state).toBe("done");
    expect(step("soil", { documents: ["Attestation du sol"] })?.state).toBe("done");
    expect(step("soil", { documents: ["Solde"] })?.state).toBe("missing");
  });

  it("need all planning information of the region's advertisements", () => {
    const wallonia = { region: "wallonia" } as const;
    expect(step("urban", wallonia, { areaApplication: "Wg" })?.state).toBe("missing");
    expect(step("urban", wallonia, { areaApplication: "Wg", permit: "Vg" })?.state).toBe("done");
  });

  it.each([
    ["2026-11-22", "expired"],
    ["2026-11-23", "expires-soon"],
    ["2027-01-22", "expires-soon"],
    ["2027-01-23", "done"],
  ])("show a certificate until %s as %s", (epcExpiryDate, state) => {
    expect(step("energy", {}, { energyPerformance: 120, epcExpiryDate })).toEqual({
      ...{ key: "energy", state, until: epcExpiryDate },
    });
  });

  it("calculate the end of a legal period of years", () => {
    expect(step("asbestos", {}, { asbestosDate: "2024-03-01" })?.until).toBe("2034-03-01");
    expect(step("asbestos", {}, { asbestosDate: "2024-02-29" })?.until).toBe("2034-02-28");
    expect(step("flood", {}, { floodPScore: "A", floodReportDate: "2025-11-01" })).toMatchObject({
      ...{ state: "expired", until: "2026-11-01" },
    });
  });
});
