/** Seconds within which a captcha may be solved: long forms are filled in slowly. */
export const captchaLifetime = 60 * 60;
