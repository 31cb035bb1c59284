import { describe, expect, it } from "vitest";
import { nextTry, pauseUntil } from "./send-outbox.js";

describe("FORM-4 the retry of a mail", () => {
  it("FORM-4 an unreachable server never uses up an attempt", () => {
    expect(nextTry("server", 7, 0.5)).toEqual({ state: "waiting", refusals: 7, inMs: 15_000 });
    expect(nextTry("server", 1000, 0.5).state).toBe("waiting");
  });

  it("FORM-4 a temporary rejection is retried with growing delays for about two days", () => {
    const tries = Array.from({ length: 8 }, (_, refusals) => nextTry("later", refusals, 0.5));
    expect(tries.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "waiting"));
    const minutes = tries.map(({ inMs }) => inMs / 60_000);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.reduce((sum, each) => sum + each, 0) / 60).toBeGreaterThan(40);
    expect(nextTry("later", 8, 0.5)).toEqual({ state: "dead", refusals: 9, inMs: 0 });
  });

  it("FORM-4 a permanent rejection ends it at once", () => {
    expect(nextTry("never", 0, 0.5)).toMatchObject({ state: "dead", refusals: 1 });
  });

  it("FORM-4 mails that failed together are spread", () => {
    expect([0, 1].map((random) => nextTry("later", 0, random).inMs)).toEqual([48_000, 72_000]);
  });
});

describe("FORM-4 the pause of the outbox worker", () => {
  it.each([
    [null, 60_000],
    [5_000, 4_000],
    [900_000, 60_000],
    [0, 100],
  ])("FORM-4 is right with the next mail due at %j", (nextAt, rest) => {
    expect(pauseUntil(nextAt, 1_000)).toBe(rest);
  });
});
