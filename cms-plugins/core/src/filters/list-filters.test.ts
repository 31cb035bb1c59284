import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pickFilters } from "./list-filters.js";

vi.mock("@strapi/strapi/admin", () => import("../strapi-admin.fixture.js"));

let language: string | null = "nl";
beforeEach(() => {
  vi.stubGlobal("window", { localStorage: { getItem: () => language } });
});
afterEach(() => vi.unstubAllGlobals());

const offered = [
  { name: "id", label: "id", type: "integer" },
  { name: "title", label: "title", type: "string" },
  { name: "parent", label: "parent", type: "relation", mainField: { name: "id", type: "integer" } },
  { name: "kind", label: "kind", type: "enumeration", options: [{ value: "team", label: "Teamlid" }] },
  { name: "verified", label: "verified", type: "boolean" },
];

it("offers the configured filters that the user may read, in their order", () => {
  expect(pickFilters(offered, ["title", "secret", "kind"]).map(({ name }) => name)).toEqual(["title", "kind"]);
});

it("filters a relation by the main field of its target", () => {
  expect(pickFilters(offered, ["parent.title"])).toEqual([
    { name: "parent", label: "parent", type: "relation", mainField: { name: "title", type: "string" } },
  ]);
});

it("gives an enumeration an input, without which Strapi's chip shows its code", () => {
  const [kind] = pickFilters(offered, ["kind"]);
  expect(kind?.options).toEqual(offered[3]?.options);
  expect(kind?.input).toBeTruthy();
  const own = { ...offered[3], name: "state", label: "state", type: "enumeration", input: "ours" };
  expect(pickFilters([own], ["state"])[0]).toMatchObject({ input: "ours" });
});

it.each([
  ["nl", ["Ja", "Nee"]],
  ["fr", ["Oui", "Non"]],
  ["en", ["Yes", "No"]],
  [null, ["Yes", "No"]],
])("shows yes and no in %s", (spoken, words) => {
  language = spoken;
  const [filter] = pickFilters(offered, ["verified"]);
  expect(filter).toMatchObject({ type: "enumeration", operators: [{ value: "$eq" }] });
  expect(filter?.options?.map(({ label }) => label)).toEqual(words);
});
