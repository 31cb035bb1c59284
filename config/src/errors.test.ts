import { describe, expect, it } from "vitest";
import { AppError, errors, isAppError } from "./errors.js";

describe("the error catalogue", () => {
  it("ERR-1 PROP-18 has the errors of section 8 of the specification, under their names", () => {
    const named = [
      ...["API_ERROR", "PROPERTY_NOT_FOUND", "PROPERTY_SOLD", "PROPERTY_RENTED", "LOGIN_FAILED", "USER_NOT_FOUND"],
      ...["INVALID_EMAIL_OR_PASSWORD", "PERSON_NOT_FOUND", "INVALID_VIEW", "VIEW_NOT_FOUND"],
      ...["REQUEST_DOCUMENT_FEEDBACK_ERROR", "DOCUMENTS_ALREADY_REQUESTED", "MAIL_NOT_SENT", "APPOINTMENTS_FULL"],
      ...["CAPTCHA_INVALID", "NO_OPTION", "NO_PROPERTIES", "NO_PROJECT_MESSAGE", "NO_DOCUMENTS", "NO_PHOTOS"],
      ...["NO_CONSTRUCTIONS", "PAGE_NOT_FOUND"],
    ];
    expect(named.filter((code) => !(code in errors))).toEqual([]);
  });
});

describe("an expected error", () => {
  it("ERR-1 has the status of its code", () => {
    expect(new AppError("PROPERTY_SOLD").status).toBe(410);
  });

  it("ERR-3 is recognized, also when it comes from another bundle", () => {
    const foreign = Object.assign(new Error("gone"), { code: "CMS_UNAVAILABLE" });
    foreign.name = "AppError";
    expect(isAppError(foreign)).toBe(true);
    expect(isAppError(new AppError("UNEXPECTED"))).toBe(true);
    expect(isAppError(new Error("else"))).toBe(false);
    expect(isAppError(Object.assign(new Error("disk"), { code: "ENOSPC", name: "AppError" }))).toBe(false);
    expect(isAppError(null)).toBe(false);
  });
});
