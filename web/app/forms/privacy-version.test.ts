import { expect, it } from "vitest";
import { routeFixture, siteFixture } from "~/shell/site-fixture";
import { privacyVersion, shownPrivacyVersion } from "./privacy-version.server";

const modifiedAt = "2026-05-02T08:00:00.000Z";
const { context } = siteFixture({ routes: [routeFixture({ id: "p", originalPath: "privacy", modifiedAt })] });

it.each([
  ["the current one", modifiedAt, modifiedAt],
  ["the one of a page open since before", "2026-05-01T08:00:00.000Z", "2026-05-01T08:00:00.000Z"],
  ["a future one", "2027-01-01T00:00:00.000Z", modifiedAt],
  ["none", "", modifiedAt],
  ["another text", "<script>", modifiedAt],
  ["an invalid time", "2026-02-99T99:00:00.000Z", modifiedAt],
])("FORM-12 stores with a lead the privacy statement shown by its form: %s", (_, seen, stored) => {
  expect(shownPrivacyVersion(context, "nl", seen)).toBe(stored);
});

it("FORM-12 stores no statement where the site has none", () => {
  expect(privacyVersion(siteFixture({ routes: [] }).context, "nl")).toBe("");
});
