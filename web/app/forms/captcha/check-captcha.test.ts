import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryLimits } from "../limits/memory-limits.server";
import { captchaFields } from "./captcha";
import { captchaLifetime, openToken, passedToken, sealToken, requestProof, checkProof } from "./proof.server";
import { checkCaptcha } from "./captcha-task.server";
import { captchaSecret as secret, solvedCaptcha } from "./solved-captcha.fixture";

/** A site that receives forms with these fields. */
function site() {
  const limits = memoryLimits();
  return (fields: Record<string, string>, fingerprint = "the same words") => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return checkCaptcha({ body, fingerprint }, { secret, limits });
  };
}

afterEach(() => void vi.useRealTimers());

describe("picture captchas", () => {
  it("FORM-6 unlock a form once, in any case and with spaces", async () => {
    const check = site();
    const solved = solvedCaptcha();
    expect(await check(solved)).toMatchObject({ kind: "passed", first: true });
    expect(await check(solved, "other words")).toMatchObject({ kind: "wrong" });
  });

  it("FORM-5 unlock the same form sent twice at once", async () => {
    const check = site();
    const solved = solvedCaptcha();
    const verdicts = await Promise.all([check(solved), check(solved)]);
    expect(verdicts).toMatchObject([
      { kind: "passed", first: true },
      { kind: "passed", first: false },
    ]);
  });

  it("FORM-6 are used up by a wrong answer", async () => {
    const check = site();
    const solved = solvedCaptcha();
    expect(await check({ ...solved, captchaText: "ACDE4" })).toMatchObject({ kind: "wrong" });
    expect(await check(solved)).toMatchObject({ kind: "wrong" });
  });

  it.each([
    ["no captcha", {}, "needed"],
    ["an answer without a picture", { captchaText: "ACDE3" }, "wrong"],
    ["a picture without an answer", { ...solvedCaptcha(), captchaText: " " }, "needed"],
    ["a token of another site", { captchaToken: sealToken(passedToken({ id: "x", round: 1 }), "other") }, "needed"],
    ["an invalid token", { captchaToken: "x".repeat(5_000), captchaText: "ACDE3" }, "wrong"],
  ])("FORM-6 are required where a form brings %s", async (_, fields, kind) => {
    expect(await site()(fields)).toMatchObject({ kind });
  });

  it("FORM-6 expire", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const solved = solvedCaptcha();
    vi.setSystemTime(Date.now() + captchaLifetime * 1000 - 1);
    expect(await site()(solved)).toMatchObject({ kind: "passed" });
    vi.setSystemTime(Date.now() + 1);
    expect(await site()(solved)).toMatchObject({ kind: "wrong" });
  });

  it("FORM-6 are required again after an implausibly fast answer, where script rendered them", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const check = site();
    const [renderedByScript, ofThePage] = [solvedCaptcha({ timed: true }), solvedCaptcha()];
    vi.setSystemTime(Date.now() + 999);
    expect(await check(renderedByScript)).toMatchObject({ kind: "hasty" });
    expect(await check(ofThePage)).toMatchObject({ kind: "passed" });
    vi.setSystemTime(Date.now() + 1);
    expect(await check(renderedByScript)).toMatchObject({ kind: "passed" });
  });
});

describe("a form returned for another reason", () => {
  it("FORM-6 needs no second picture, and unlocks no second form", async () => {
    const check = site();
    const verdict = await check(solvedCaptcha());
    if (verdict.kind !== "passed") throw new Error(verdict.kind);
    const again = () => ({ captchaToken: sealToken(passedToken(verdict), secret) });
    expect(await check(again(), "corrected words")).toMatchObject({ kind: "passed", first: true });
    // The first form sent again returns the same pass, which has been used by now.
    expect(await check(again(), "words for somebody else")).toMatchObject({ kind: "needed" });
  });

  it("FORM-6 keeps whether a second captcha was required", async () => {
    const verdict = await site()(solvedCaptcha({ round: 2 }));
    if (verdict.kind !== "passed") throw new Error(verdict.kind);
    expect(verdict.round).toBe(2);
    expect(openToken(sealToken(passedToken(verdict), secret), secret)).toMatchObject({ round: 2, text: null });
  });
});

describe("the proof of work of a browser", () => {
  async function worked(round: 1 | 2 = 1) {
    const challenge = await requestProof(round, secret);
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge, solution };
  }

  it("FORM-6 unlocks a form once, in place of the picture", async () => {
    const check = site();
    const { token } = { token: solvedCaptcha()[captchaFields.token] ?? "" };
    const sent = { [captchaFields.token]: token, [captchaFields.proof]: JSON.stringify(await worked()) };
    expect(await check(sent)).toMatchObject({ kind: "passed", round: 1, first: true });
    expect(await check(sent, "other words")).toMatchObject({ kind: "needed" });
  });

  it("FORM-6 is enough alone, where no picture was required", async () => {
    const check = site();
    const sent = { [captchaFields.proof]: JSON.stringify(await worked()) };
    expect(await check(sent)).toMatchObject({ kind: "passed", round: 1, first: true });
  });

  it("FORM-6 falls back to a picture where it fails, without an error for an empty answer", async () => {
    expect(await site()({ [captchaFields.proof]: "{}" })).toMatchObject({ kind: "needed", round: 1 });
  });

  it("FORM-6 is rejected where it is wrong, changed or of another site", async () => {
    const done = await worked();
    const { challenge, solution } = done;
    const parameters = { ...challenge.parameters, data: { round: 2 } };
    const wrongs = [
      { challenge, solution: { ...solution, derivedKey: "00" } },
      { challenge: { ...challenge, parameters }, solution },
      { challenge: { ...challenge, signature: "" }, solution },
      { challenge },
      [],
    ];
    for (const wrong of wrongs) expect(await checkProof(JSON.stringify(wrong), secret)).toBeNull();
    expect(await checkProof("{", secret)).toBeNull();
    expect(await checkProof(JSON.stringify(done), "another secret")).toBeNull();
    expect(await checkProof(JSON.stringify(done), secret)).toMatchObject({ round: 1 });
  });

  it("FORM-6 expires", async () => {
    const done = JSON.stringify(await worked());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (captchaLifetime + 1) * 1000 });
    expect(await checkProof(done, secret)).toBeNull();
  });
});
