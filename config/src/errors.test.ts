import { describe, expect, it } from "vitest";
import { AppError, isAppError } from "./errors.js";

describe("an expected failure", () => {
  it("ERR-1 has the status of its code", () => {
    expect(new AppError("PROPERTY_SOLD").status).toBe(410);
  });

  it("ERR-3 is known for what it is, also when it comes from another bundle", () => {
    const foreign = Object.assign(new Error("gone"), { code: "CMS_UNAVAILABLE" });
    foreign.name = "AppError";
    expect(isAppError(foreign)).toBe(true);
    expect(isAppError(new AppError("UNEXPECTED"))).toBe(true);
    expect(isAppError(new Error("else"))).toBe(false);
    expect(isAppError(Object.assign(new Error("disk"), { code: "ENOSPC", name: "AppError" }))).toBe(false);
    expect(isAppError(null)).toBe(false);
  });
});
