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
    ["an address that leads to itself", ["contact", "/nl/contact/"], []],
    ["the same in the whole address of the site", ["contact", "https://gevel.example/fr/Contact?x=1"], []],
    ["two that lead to each other", ["a", "/nl/b/"], [["b", "/nl/a/"]]],
    [
      "three in a ring",
      ["a", "/b"],
      [
        ["b", "/fr/c"],
        ["c", "/en/a/"],
      ],
    ],
    [
      "a way into a ring of others",
      ["a", "/b"],
      [
        ["b", "/c"],
        ["c", "/b"],
      ],
    ],
  ] as const)("sees %s", (_, start, others) => {
    expect(loop([...start], ...others.map(([from, to]): [string, string] => [from, to]))).not.toBeNull();
  });

  it.each([
    ["a chain that ends", ["a", "/nl/b/"], [["b", "/nl/c/"]]],
    ["another site with the same path", ["a", "https://example.be/a"], []],
    ["a word that only begins like a language", ["a", "/nlx/a"], []],
    ["the home page", ["oud", "/nl/"], []],
  ] as const)("lets %s stand", (_, start, others) => {
    expect(loop([...start], ...others.map(([from, to]): [string, string] => [from, to]))).toBeNull();
  });

  it("names the ring", () => {
    expect(loop(["a", "/nl/b/"], ["b", "/nl/a/"])).toEqual(["a", "b", "a"]);
  });
});

it.each(["/nl/contact/", "https://example.be/x", "/"])("accepts %s as a target", (address) => {
  expect(targetProblem(address)).toBeNull();
});

it.each(["", "contact", "//elsewhere.be", "/\\elsewhere.be", "javascript:alert(1)", "/with space"])(
  "refuses %j as a target",
  (address) => {
    expect(targetProblem(address)).not.toBeNull();
  },
);
