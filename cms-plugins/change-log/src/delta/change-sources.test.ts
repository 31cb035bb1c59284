import type { Core } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { changeSources, registerChangeSource, sourceOf } from "./change-sources.js";

const source = (name: string, ...kinds: string[]) => ({ name, kinds, read: async () => ({}) });
const freshStrapi = () => ({}) as Core.Strapi;

describe("CMS-10 the sources of the change feed", () => {
  it("are known by the kinds they registered, each CMS's its own", () => {
    const [one, other] = [freshStrapi(), freshStrapi()];
    registerChangeSource(one, source("listings", "property", "property-types"));
    expect(sourceOf(one, "property-types")?.name).toBe("listings");
    expect(sourceOf(one, "project")).toBeUndefined();
    expect(changeSources(other)).toEqual([]);
  });

  it("are replaced by name, and never tell a kind of another", () => {
    const strapi = freshStrapi();
    registerChangeSource(strapi, source("listings", "property"));
    registerChangeSource(strapi, source("listings", "property", "property-types"));
    expect(changeSources(strapi)).toHaveLength(1);
    expect(() => registerChangeSource(strapi, source("projects", "project", "property"))).toThrow(
      "projects and listings are both registered for changes of kind property",
    );
    expect(changeSources(strapi)).toHaveLength(1);
  });

  it("have kinds that the change log can hold", () => {
    expect(() => registerChangeSource(freshStrapi(), source("x", "a".repeat(21)))).toThrow("longer than 20 letters");
  });
});
