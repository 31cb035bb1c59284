import { describe, expect, it } from "vitest";
import { withFilterParam, incompletePath, parseFilter } from "./filter-params";

describe("the address of the incomplete listings", () => {
  it("holds the filters, without invalid ones", () => {
    const search = new URLSearchParams("region=mars&agent=An%20%26%20Co&goal=1&lacks=blocking&source=&page=3");
    expect(parseFilter(search)).toEqual({ agent: "An & Co", goal: 1, lacks: "blocking" });
  });

  it("goes back to the first page for another filter", () => {
    const search = new URLSearchParams("agent=An&page=3");
    expect(withFilterParam(search, "region", "brussels").toString()).toBe("agent=An&region=brussels");
    expect(withFilterParam(search, "agent", "").toString()).toBe("");
  });

  it("becomes the query of the CMS", () => {
    expect(incompletePath({ agent: "An & Co", goal: 0 }, { languages: "nl,fr", page: 2 })).toBe(
      "/properties/board?agent=An+%26+Co&goal=0&languages=nl%2Cfr&page=2",
    );
  });
});
