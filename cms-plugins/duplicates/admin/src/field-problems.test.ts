import { expect, it } from "vitest";
import { fieldProblems } from "./field-problems";

const fields = [
  { name: "path", language: "fr" },
  { name: "name", language: null },
] as const;
const errorResponse = (...errors: { path: string[]; message: string }[]) => ({
  response: { data: { error: { details: { errors } } } },
});

it("CMS-11 a problem of a copy is shown at the field of its language", () => {
  const taken = { path: ["fr", "path"], message: "Taken" };
  const empty = { path: ["name"], message: "Empty" };
  expect(fieldProblems(errorResponse(taken, empty), fields)).toEqual({ "fr.path": "Taken", name: "Empty" });
});

it("CMS-11 a problem of a value that the dialog does not have belongs to no field", () => {
  expect(fieldProblems(errorResponse({ path: ["fr", "parent"], message: "Gone" }), fields)).toEqual({});
  expect(fieldProblems(new Error("away"), fields)).toEqual({});
});
