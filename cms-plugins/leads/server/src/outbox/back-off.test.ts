import { describe, expect, it } from "vitest";
import { nextTry, pauseAfter, pauseUntil } from "./back-off.js";

describe("FORM-4 when a mail is tried again", () => {
  it("FORM-4 a server that is not there costs a mail nothing, however often", () => {
    expect(nextTry("server", 7, 0.5)).toEqual({ state: "waiting", refusals: 7, inMs: 15_000 });
    expect(nextTry("server", 1000, 0.5).state).toBe("waiting");
  });

  it("FORM-4 a refusal for now is tried again, later each time, for some two days", () => {
    const tries = Array.from({ length: 8 }, (_, refusals) => nextTry("later", refusals, 0.5));
    expect(tries.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "waiting"));
    const minutes = tries.map(({ inMs }) => inMs / 60_000);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.reduce((sum, each) => sum + each, 0) / 60).toBeGreaterThan(40);
    expect(nextTry("later", 8, 0.5)).toEqual({ state: "dead", refusals: 9, inMs: 0 });
  });

  it("FORM-4 a refusal for good ends it at once", () => {
    expect(nextTry("never", 0, 0.5)).toMatchObject({ state: "dead", refusals: 1 });
  });

  it("FORM-4 what failed together is spread", () => {
    expect([0, 1].map((random) => nextTry("later", 0, random).inMs)).toEqual([48_000, 72_000]);
  });
});

describe("FORM-4 how long the worker rests", () => {
  it("FORM-4 grows while there is no mail server, and never beyond a minute", () => {
    const pauses = Array.from({ length: 20 }, (_, failures) => pauseAfter(failures + 1, 0.5));
    expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000]);
    expect(Math.max(...Array.from({ length: 60 }, (_, failures) => pauseAfter(failures, 1)))).toBe(60_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  it.each([
    [null, 60_000],
    [5_000, 4_000],
    [900_000, 60_000],
    [0, 100],
  ])("FORM-4 when the next mail is due at %j", (nextAt, rest) => {
    expect(pauseUntil(nextAt, 1_000)).toBe(rest);
  });
});
