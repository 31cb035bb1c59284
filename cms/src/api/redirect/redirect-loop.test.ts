import { describe, expect, it } from "vitest";
import { redirectLoop, targetProblem } from "./redirect-loop";

const site = "https://gevel.example";
const loop = (start: [string, string], ...others: [string, string][]) =>
  redirectLoop(
    { from: start[0], to: start[1] },
    others.map(([from, to]) => ({ from, to })),
    site,
  );

describe("CMS-11 redirect loops", () => {
  it.each([
    ["an address that redirects to itself", ["contact", "/nl/contact/"], []],
    ["the same with the site's whole address", ["contact", "https://gevel.example/fr/Contact?x=1"], []],
    ["two that redirect to each other", ["a", "/nl/b/"], [["b", "/nl/a/"]]],
    [
      "three in a loop",
      ["a", "/b"],
      [
        ["b", "/fr/c"],
        ["c", "/en/a/"],
      ],
    ],
    [
      "a redirect into a loop of others",
      ["a", "/b"],
      [
        ["b", "/c"],
        ["c", "/b"],
      ],
    ],
    ["parameters that come back", ["index.php?id=1", "/b?x=2"], [["b", "/nl/index.php?id=1"]]],
    ["one with parameters to one without", ["a?id=1", "/b?id=1"], [["b", "/a?id=1&x=2"]]],
    ["a loop closed by others' parameters", ["a", "/b"], [["b?x=1", "/a?x=1"]]],
    ["the same address in another encoding", ["a?wijk=oude%20markt", "/nl/A/?wijk=oude+markt"], []],
  ] as const)("finds %s", (_, start, others) => {
    expect(loop([...start], ...others.map(([from, to]): [string, string] => [from, to]))).not.toBeNull();
  });

  it.each([
    ["a chain that ends", ["a", "/nl/b/"], [["b", "/nl/c/"]]],
    ["another site with the same path", ["a", "https://example.be/a"], []],
    ["a word that only begins like a language", ["a", "/nlx/a"], []],
    ["the home page", ["oud", "/nl/"], []],
    ["the same path without the parameters", ["index.php?id=1", "/nl/index.php"], []],
    ["the same path with others", ["index.php?id=1", "/index.php?id=2"], [["index.php?id=2", "/nl/twee/"]]],
    ["an old number of the home page", ["?p=1", "/nl/"], []],
    [
      "a loop of others",
      ["x", "/y"],
      [
        ["a", "/b"],
        ["b", "/a"],
      ],
    ],
  ] as const)("accepts %s", (_, start, others) => {
    expect(loop([...start], ...others.map(([from, to]): [string, string] => [from, to]))).toBeNull();
  });

  it("names the loop", () => {
    expect(loop(["a", "/nl/b/"], ["b", "/nl/a/"])).toEqual(["a", "b", "a"]);
  });
});

it.each(["/nl/contact/", "https://example.be/x", "/"])("accepts %s as a target", (address) => {
  expect(targetProblem(address)).toBeNull();
});

it.each(["", "contact", "//elsewhere.be", "/\\elsewhere.be", "javascript:alert(1)", "/with space"])(
  "rejects %j as a target",
  (address) => {
    expect(targetProblem(address)).not.toBeNull();
  },
);
