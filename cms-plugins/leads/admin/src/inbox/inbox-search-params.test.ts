import { describe, expect, it } from "vitest";
import { withInboxParam, parseInboxParams } from "./inbox-search-params";

const params = (query: string) => parseInboxParams(new URLSearchParams(query));

describe("FORM-11 the search params of the inbox", () => {
  it("FORM-11 hold the state of the list, so that it survives a reload", () => {
    expect(params("form=ask-info&state=new&assignee=me&search=an&page=3")).toEqual({
      filter: { form: "ask-info", state: "new", assignee: "me", search: "an" },
      page: 3,
    });
    expect(params("assignee=12").filter).toEqual({ assignee: 12 });
  });

  it.each(["", "page=0", "page=x", "state=lost", "assignee=-1", `search=${"x".repeat(201)}`, "other=1"])(
    "FORM-11 drop invalid or empty values: %j",
    (query) => {
      expect(params(query)).toEqual({ filter: {}, page: 1 });
    },
  );

  it("FORM-11 go back to the first page for another filter and keep the others", () => {
    const params = new URLSearchParams("form=ask-info&page=4");
    expect(withInboxParam(params, "state", "done").toString()).toBe("form=ask-info&state=done");
    expect(withInboxParam(params, "form", "").toString()).toBe("");
  });
});
