import type { Core } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { changeSources, registerChangeSource, sourceOf } from "./change-sources.js";

const source = (name: string, ...kinds: string[]) => ({ name, kinds, read: async () => ({}) });
const freshStrapi = () => ({}) as Core.Strapi;

describe("CMS-10 the sources of the change log", () => {
  it("are registered by kind, separately for each CMS", () => {
    const [one, other] = [freshStrapi(), freshStrapi()];
    registerChangeSource(one, source("listings", "property", "property-types"));
    expect(sourceOf(one, "property-types")?.name).toBe("listings");
    expect(sourceOf(one, "project")).toBeUndefined();
    expect(changeSources(other)).toEqual([]);
  });

  it("are replaced by name, and reject a kind that another source has", () => {
    const strapi = freshStrapi();
    registerChangeSource(strapi, source("listings", "property"));
    registerChangeSource(strapi, source("listings", "property", "property-types"));
    expect(changeSources(strapi)).toHaveLength(1);
    expect(() => registerChangeSource(strapi, source("projects", "project", "property"))).toThrow(
      "projects and listings are both registered for changes of kind property",
    );
    expect(changeSources(strapi)).toHaveLength(1);
  });

  it("have kinds that fit in the change log's column", () => {
    expect(() => registerChangeSource(freshStrapi(), source("x", "a".repeat(21)))).toThrow("longer than 20 letters");
  });
});
