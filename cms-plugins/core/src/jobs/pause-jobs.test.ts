import type { Core } from "@strapi/strapi";
import { beforeEach, expect, it } from "vitest";
import { areJobsPaused, pauseJobs } from "./pause-jobs.js";

let strapi: Core.Strapi;
beforeEach(() => {
  strapi = {} as Core.Strapi;
});

it("work in the background waits while an import goes on, and a moment longer", () => {
  expect(areJobsPaused(strapi, 10_000)).toBe(false);
  pauseJobs(strapi, 10_000);
  pauseJobs(strapi, 11_000);
  expect(areJobsPaused(strapi, 12_499)).toBe(true);
  expect(areJobsPaused(strapi, 12_500)).toBe(false);
});

it("it waits a minute at most, however long imports go on, and again for the next one after a pause", () => {
  for (let now = 0; now <= 90_000; now += 1_000) pauseJobs(strapi, now);
  expect(areJobsPaused(strapi, 59_999)).toBe(true);
  expect(areJobsPaused(strapi, 60_000)).toBe(false);
  pauseJobs(strapi, 100_000);
  expect(areJobsPaused(strapi, 100_001)).toBe(true);
});
