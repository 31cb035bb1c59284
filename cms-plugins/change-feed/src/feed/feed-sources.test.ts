import type { Core } from "@strapi/strapi";
import { describe, expect, it } from "vitest";
import { feedSources, registerFeedSource, sourceOf } from "./feed-sources.js";

const source = (name: string, ...kinds: string[]) => ({ name, kinds, read: async () => ({}) });
const freshStrapi = () => ({}) as Core.Strapi;

describe("CMS-10 the sources of the change feed", () => {
  it("are known by the kinds they registered, each CMS's its own", () => {
    const [one, other] = [freshStrapi(), freshStrapi()];
    registerFeedSource(one, source("listings", "property", "property-types"));
    expect(sourceOf(one, "property-types")?.name).toBe("listings");
    expect(sourceOf(one, "project")).toBeUndefined();
    expect(feedSources(other)).toEqual([]);
  });

  it("are replaced by name, and never tell a kind of another", () => {
    const strapi = freshStrapi();
    registerFeedSource(strapi, source("listings", "property"));
    registerFeedSource(strapi, source("listings", "property", "property-types"));
    expect(feedSources(strapi)).toHaveLength(1);
    expect(() => registerFeedSource(strapi, source("projects", "project", "property"))).toThrow(
      "projects and listings both tell changes of kind property",
    );
    expect(feedSources(strapi)).toHaveLength(1);
  });

  it("have kinds that the change log can hold", () => {
    expect(() => registerFeedSource(freshStrapi(), source("x", "a".repeat(21)))).toThrow("longer than 20 letters");
  });
});
