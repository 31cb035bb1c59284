import { describe, expect, it } from "vitest";
import { solvedCaptcha } from "./captcha/solved-captcha.fixture";
import { app, right } from "./post.fixture";

describe("a posted form and its captcha", () => {
  it("FORM-6 without script returns first with a picture and all typed text, and is stored once that is solved", async () => {
    const { stored, postAsIs } = app();
    const answer = await postAsIs(right);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        failure: "captcha",
        problems: {},
        captchaProblem: "needed",
        captcha: { kind: "picture" },
        values: { firstName: ["An"], email: ["an@example.org"] },
      },
    });
    expect(stored).toEqual([]);
    expect(await postAsIs({ ...right, ...solvedCaptcha() })).toMatchObject({ status: 303 });
    expect(stored).toHaveLength(1);
  });

  it("FORM-6 ERR-1 with a wrong answer gets CAPTCHA_INVALID, and a new picture", async () => {
    const { stored, postAsIs } = app();
    expect(await postAsIs({ ...right, ...solvedCaptcha({}, "nope") })).toMatchObject({
      init: { status: 422 },
      data: { failure: "CAPTCHA_INVALID", captchaProblem: "wrong", captcha: { kind: "picture" } },
    });
    expect(stored).toEqual([]);
  });

  it("FORM-6 needs no second captcha because of another error", async () => {
    const { stored, postAsIs } = app();
    const wrong = await postAsIs({ ...right, email: "an@", ...solvedCaptcha() });
    if (!("data" in wrong)) throw new Error("it was not refused");
    expect(wrong.data).toMatchObject({ failure: "fields", captchaProblem: null, captcha: { kind: "passed" } });
    expect(await postAsIs({ ...right, captchaToken: wrong.data.captcha.token })).toMatchObject({ status: 303 });
    expect(stored).toHaveLength(1);
  });

  it("FORM-5 FORM-6 sent a hundred times at once with one picture is one lead, and each request is thanked", async () => {
    const { stored, postAsIs } = app();
    const solved = { ...right, ...solvedCaptcha() };
    const answers = await Promise.all(Array.from({ length: 100 }, () => postAsIs(solved)));
    expect(answers.every((answer) => "status" in answer && answer.status === 303)).toBe(true);
    expect(new Set(stored.map(({ key }) => key)).size).toBe(1);
  });

  it("FORM-6 after many from one address returns for one more picture, and then succeeds", async () => {
    const { stored, postAsIs } = app();
    const from = (at: number, solved = solvedCaptcha()) =>
      postAsIs({ ...right, email: `person-${at}@example.org`, ...solved });
    for (let at = 0; at < 20; at++) expect(await from(at)).toMatchObject({ status: 303 });
    expect(await from(20)).toMatchObject({
      init: { status: 422 },
      data: { failure: "captcha", captchaProblem: "again", captcha: { kind: "picture" } },
    });
    expect(await from(20, solvedCaptcha({ round: 2 }))).toMatchObject({ status: 303 });
    expect(stored).toHaveLength(21);
  });
});
