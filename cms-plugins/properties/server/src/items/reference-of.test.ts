import { expect, it } from "vitest";
import { projectKey } from "./project-key.js";
import { referenceOf } from "./reference-of.js";

it("API-2 identifies an item by its reference, whatever its other errors, and by nothing without one", () => {
  expect([referenceOf({ reference: "A-1", price: "veel" }), referenceOf({ reference: " A-2 " })]).toEqual([
    "A-1",
    "A-2",
  ]);
  for (const item of [null, undefined, "A-1", 12, [], {}, { reference: 1 }, { reference: "" }])
    expect(referenceOf(item)).toBe("");
});

it("PROP-13 a project's key has its source; a listing without a project has none", () => {
  expect([projectKey("crm", "P-1"), projectKey("crm", "")]).toEqual(["crm/P-1", ""]);
});
