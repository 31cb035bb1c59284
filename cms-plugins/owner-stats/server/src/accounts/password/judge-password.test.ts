import { describe, expect, it } from "vitest";
import { judgePassword } from "./judge-password.js";

const email = "an.claes@example.org";

describe("OWNER-1 a password that an owner chooses", () => {
  it.each([
    ["", "too-short"],
    ["Ab3!xyz", "too-short"],
    // Seven characters, and more than eight units of UTF-16.
    ["😀😀😀😀😀😀😀", "too-short"],
    ["x1y2".repeat(18) + "z", "too-long"],
    // 25 characters of three bytes.
    ["€uro".repeat(25), "too-long"],
    ["password", "too-common"],
    ["PassWord", "too-common"],
    ["password2026!", "too-common"],
    ["aaaaaaaaaaaa", "too-common"],
    ["abababababab", "too-common"],
    ["an.claes@example.org", "own-address"],
    ["An.Claes", "own-address"],
  ])("OWNER-1 %j is refused as %s", (password, problem) => {
    expect(judgePassword(password, email)).toBe(problem);
  });

  it.each(["vier paarden drinken", "trap hal raam deur", "x1y2".repeat(18), "éèçàùœæ!", "   spaties tellen mee   "])(
    "OWNER-1 %j is taken, whatever it is made of",
    (password) => {
      expect(judgePassword(password, email)).toBeNull();
    },
  );
});
