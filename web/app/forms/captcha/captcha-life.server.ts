/** Seconds within which a captcha may be solved: long forms are filled in slowly. */
export const captchaLife = 60 * 60;
