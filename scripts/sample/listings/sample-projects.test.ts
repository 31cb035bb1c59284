import { projectInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { sampleListings } from "./sample-listings.js";
import { sampleProjects } from "./sample-projects.js";

describe("the sample projects", () => {
  const projects = sampleProjects();

  it("PROP-21 are 8, all taken by the import's contract, the same at every call", () => {
    expect(projects).toHaveLength(8);
    expect(projects.flatMap((project) => projectInputSchema.safeParse(project).error?.issues ?? [])).toEqual([]);
    expect(sampleProjects()).toEqual(projects);
  });

  it("PROP-13 show each state: partly sold, sold out, no units yet, prices on request, a hidden address", () => {
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

  it("PROP-13 have listings among their units, of the same town", () => {
    const units = sampleListings().filter(({ projectReference }) => projectReference);
    expect(units.length).toBeGreaterThan(4);
    for (const { projectReference, zip } of units)
      expect(projects.find(({ reference }) => reference === projectReference)?.zip).toBe(zip);
  });
});
