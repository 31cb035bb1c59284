import { expect, it } from "vitest";
import { isOfUploads } from "./upload-headers";

it.each([
  "/uploads/a.html",
  "/%75ploads/a.html",
  "//uploads/a.html",
  "/./uploads/a.html",
  "/x/../uploads/a.html",
  "/UPLOADS/a.svg",
  "/%5cuploads%5ca.html",
  "/x%2f..%2fuploads/a",
])("Q-3 %s is an upload's address", (path) => expect(isOfUploads(path)).toBe(true));

it.each(["/admin/uploads/a", "/uploads", "/", "/api/uploads/x", "/%E0%A4%A"])("Q-3 %s is not", (path) =>
  expect(isOfUploads(path)).toBe(false),
);
