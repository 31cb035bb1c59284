import { expect, it } from "vitest";
import { isDraft } from "./is-unpublished";

const day = "2026-01-01T10:00:00.000Z";

it.each([
  ["was never published", { withdrawnAt: day, publicSince: null }, true],
  ["was unpublished", { withdrawnAt: day, publicSince: day }, false],
  ["is published", { withdrawnAt: null, publicSince: day }, false],
  ["was published on an unknown date", { withdrawnAt: null, publicSince: null }, false],
  ["is not created yet", {}, false],
])("a listing that %s: %j is a draft: %s", (_what, listing, expected) => {
  expect(isDraft(listing)).toBe(expected);
});
