import { describe, expect, it } from "vitest";
import { hasParameters, matchingRedirect, plainQuery, withoutParameters } from "./redirect-query.js";

describe("ROUTE-8 the parameters of an old address", () => {
  it.each([
    ["", ""],
    ["id=12", "id=12"],
    ["?b=2&a=1", "a=1&b=2"],
    ["id=13&id=12", "id=12&id=13"],
    ["id=12&&id=12", "id=12"],
    ["id", "id="],
    ["stad=Li%c3%a8ge&wijk=oude%20markt", "stad=Li%C3%A8ge&wijk=oude+markt"],
  ])("%j are normalized to %j", (query, plain) => expect(plainQuery(query)).toBe(plain));

  it.each([
    ["?id=12", "id=12"],
    ["?x=1&id=12&y=2", "id=12"],
    ["?b=2&a=1", "a=1&b=2"],
    ["?wijk=oude%20markt", "wijk=oude+markt"],
    ["?%69d=12", "id=12"],
    ["?id=13&id=12", "id=12&id=13"],
    ["?id", "id="],
    ["?id=", "id="],
    ["", ""],
    ["?any=thing", ""],
  ])("are found in %s when %j is required", (search, required) => expect(hasParameters(search, required)).toBe(true));

  it.each([
    ["", "id=12"],
    ["?id=13", "id=12"],
    ["?id=120", "id=12"],
    ["?ID=12", "id=12"],
    ["?id=12", "id=12&id=13"],
    ["?id=12", "id="],
    ["?idee=12", "id=12"],
  ])("are not found in %s when %j is required", (search, required) =>
    expect(hasParameters(search, required)).toBe(false),
  );

  it("keep the rest of a query as it was written", () => {
    expect(withoutParameters("?x=%41&id=12&id=13&y", "id=12")).toBe("x=%41&id=13&y");
    expect(withoutParameters("?id=12&id=12", "id=12")).toBe("");
    expect(withoutParameters("?a=1&b", "")).toBe("a=1&b");
  });

  it("choose between redirects of one path: most parameters first, then the first", () => {
    const redirects = [
      { from: "index.php", to: "any" },
      { from: "index.php", query: "id=12", to: "twelve" },
      { from: "index.php", query: "id=12&lang=fr", to: "douze" },
      { from: "index.php", query: "lang=fr", to: "french" },
      { from: "elders", query: "id=12&lang=fr&x=1", to: "elsewhere" },
    ];
    const to = (search: string) => matchingRedirect(redirects, ["index.php"], search)?.to;
    expect(["", "?id=13", "?id=12", "?lang=fr", "?lang=fr&id=12", "?lang=fr&id=12&x=1"].map(to)).toEqual([
      ...["any", "any", "twelve", "french", "douze", "douze"],
    ]);
    expect(matchingRedirect(redirects.slice(1), ["index.php"], "?id=13")).toBeNull();
  });
});
