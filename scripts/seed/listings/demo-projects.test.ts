import { projectInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { demoListings } from "./demo-listings.js";
import { bedroomsOfPlan } from "./demo-pictures.js";
import { demoProjects } from "./demo-projects.js";

describe("the demo projects", () => {
  const projects = demoProjects();

  it("PROP-21 are 8, all valid by the import contract, the same on every run", () => {
    expect(projects).toHaveLength(8);
    expect(projects.flatMap((project) => projectInputSchema.safeParse(project).error?.issues ?? [])).toEqual([]);
    expect(demoProjects()).toEqual(projects);
  });

  it("PROP-13 cover each state: partly sold, sold out, no units yet, prices on request, a hidden address", () => {
    const sold = projects.map(({ constructions }) => constructions.filter((unit) => unit.sold).length);
    expect(
      projects.some(({ constructions }, index) => constructions.length > 0 && sold[index] === constructions.length),
    ).toBe(true);
    expect(
      projects.some(({ constructions }, index) => (sold[index] ?? 0) > 0 && (sold[index] ?? 0) < constructions.length),
    ).toBe(true);
    expect(projects.some(({ constructions, documents }) => constructions.length + documents.length === 0)).toBe(true);
    expect(new Set(projects.map(({ publishPrice }) => publishPrice)).size).toBe(2);
    expect(new Set(projects.map(({ publicAddress }) => publicAddress)).size).toBe(2);
  });

  it("PROP-13 have listings among their units, with the same address and matching pictures", () => {
    const units = demoListings().filter(({ projectReference }) => projectReference);
    expect(units.length).toBeGreaterThan(4);
    for (const { projectReference, zip, street, houseNumber, latitude, longitude, pictures } of units) {
      const project = projects.find(({ reference }) => reference === projectReference);
      expect(project).toMatchObject({ zip, street, houseNumber, latitude, longitude });
      const ofProject = project?.pictures.map(({ url }) => url);
      expect(pictures.some(({ url }) => ofProject?.includes(url))).toBe(true);
    }
  });

  it("PROP-13 show plans with as many bedrooms as the units have", () => {
    for (const { plan, bedrooms } of projects.flatMap(({ constructions }) => constructions))
      expect(bedroomsOfPlan(Number(/plan-(\d+)/.exec(plan)?.[1]))).toBe(bedrooms);
  });
});
