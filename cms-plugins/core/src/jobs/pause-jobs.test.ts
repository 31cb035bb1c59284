import type { Core } from "@strapi/strapi";
import { beforeEach, expect, it } from "vitest";
import { areJobsPaused, pauseJobs } from "./pause-jobs.js";

let strapi: Core.Strapi;
beforeEach(() => {
  strapi = {} as Core.Strapi;
});

it("background jobs pause during an import and shortly after it", () => {
  expect(areJobsPaused(strapi, 10_000)).toBe(false);
  pauseJobs(strapi, 10_000);
  pauseJobs(strapi, 11_000);
  expect(areJobsPaused(strapi, 12_499)).toBe(true);
  expect(areJobsPaused(strapi, 12_500)).toBe(false);
});

it("jobs pause for a minute at most during long imports, and again for the next import after a break", () => {
  for (let now = 0; now <= 90_000; now += 1_000) pauseJobs(strapi, now);
  expect(areJobsPaused(strapi, 59_999)).toBe(true);
  expect(areJobsPaused(strapi, 60_000)).toBe(false);
  pauseJobs(strapi, 100_000);
  expect(areJobsPaused(strapi, 100_001)).toBe(true);
});
