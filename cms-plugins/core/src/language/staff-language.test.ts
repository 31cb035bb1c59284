import type { Core } from "@strapi/strapi";
import { expect, it } from "vitest";
import { languageHeader } from "./language-header.js";
import { staffLanguage } from "./staff-language.js";

/** A request as Strapi stores it while it runs. */
const during = (context: unknown) =>
  staffLanguage({ requestContext: { get: () => context } } as unknown as Core.Strapi);
const request = (screen: string | undefined, profile: string | null) => ({
  request: { header: { accept: "*/*", ...(screen !== undefined && { [languageHeader]: screen }) } },
  state: { user: { preferedLanguage: profile } },
});

it.each([
  ["nl", null, "nl"],
  ["fr", "nl", "fr"],
  [undefined, "nl", "nl"],
  ["xx", "nl", "nl"],
  ["xx", "pt", null],
  [undefined, null, null],
])("FORM-11 staff with the admin in %s and a profile in %s get %s", (screen, profile, expected) => {
  expect(during(request(screen, profile))).toBe(expected);
});

it("FORM-11 a background job has no staff language", () => {
  expect(during(undefined)).toBeNull();
});
