import { describe, expect, it } from "vitest";
import { askedOtherwise, boardPath, filterIn } from "./board-place";

describe("the address of the board", () => {
  it("says what is asked for, and leaves out what is wrong in it", () => {
    const search = new URLSearchParams("region=mars&agent=An%20%26%20Co&goal=1&lacks=blocking&source=&page=3");
    expect(filterIn(search)).toEqual({ agent: "An & Co", goal: 1, lacks: "blocking" });
  });

  it("asks otherwise from the first page on", () => {
    const search = new URLSearchParams("agent=An&page=3");
    expect(askedOtherwise(search, "region", "brussels").toString()).toBe("agent=An&region=brussels");
    expect(askedOtherwise(search, "agent", "").toString()).toBe("");
  });

  it("becomes a question to the CMS", () => {
    expect(boardPath({ agent: "An & Co", goal: 0 }, { languages: "nl,fr", page: 2 })).toBe(
      "/properties/board?agent=An+%26+Co&goal=0&languages=nl%2Cfr&page=2",
    );
  });
});
