import sharp from "sharp";
import { expect, it } from "vitest";
import { renderCaptcha } from "./captcha-task.server";

it("FORM-6 a captcha is a small picture of five characters, without the answer in its source", async () => {
  const [one, other] = await Promise.all([renderCaptcha(), renderCaptcha()]);
  expect(one.text).toMatch(/^[A-Z3479]{5}$/);
  expect(other.picture).not.toBe(one.picture);
  const bytes = Buffer.from(one.picture.replace("data:image/png;base64,", ""), "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 400, height: 128 });
  expect(bytes.length).toBeLessThan(12_000);
  expect(bytes.includes(one.text)).toBe(false);
});
