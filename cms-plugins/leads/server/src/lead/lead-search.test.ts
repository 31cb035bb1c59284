import { describe, expect, it } from "vitest";
import { leadSearchText, searchTerms } from "./lead-search.js";

const text = leadSearchText({ name: "Zoë D’Hondt", email: "Zoe.Dhondt@Visitor.example", phone: "0470 12 34 56" });
const isFound = (search: string) => searchTerms(search).every((term) => text.includes(term));

describe("FORM-11 a search by name, mail and phone", () => {
  it.each([
    ...["zoe", "ZOË", "hondt zo", "dhondt zoe", "zoe.dhondt@visitor.example", "visitor"],
    ...["0470123456", "0470 12 34 56", "12 34 56", "+32 470 12 34 56", "0032470123456", "+32 (0)470/12.34.56"],
    "",
  ])("FORM-11 finds %j", (search) => {
    expect(isFound(search)).toBe(true);
  });

  it.each(["bo", "zoe bo", "0471", "0470 12 34 57", "%", "an@visitor.example"])(
    "FORM-11 does not find %j",
    (search) => {
      expect(search === "%" ? searchTerms(search) : isFound(search)).toEqual(search === "%" ? [] : false);
    },
  );
});
