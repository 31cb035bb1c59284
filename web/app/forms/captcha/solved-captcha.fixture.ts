import { captchaFields } from "./captcha";
import { newToken, sealToken, type CaptchaToken } from "./proof.server";

export const captchaSecret = "a-secret-of-the-site";

/** The fields that a form sends for a picture with characters known to the test. */
export const solvedCaptcha = (given: Partial<CaptchaToken> = {}, text = "ac de3") => ({
  [captchaFields.token]: sealToken({ ...newToken({ text: "ACDE3", round: 1, timed: false }), ...given }, captchaSecret),
  [captchaFields.text]: text,
});
