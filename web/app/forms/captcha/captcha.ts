/** FORM-6: the captcha of a form, between the visitor's fields and the button. */
export type CaptchaTask =
  /** Characters to be typed over. */
  | { kind: "picture"; token: string; picture: string }
  /** Solved before: the form came back for another reason, and nobody types twice. */
  | { kind: "passed"; token: string };

export const isCaptchaTask = (data: unknown): data is CaptchaTask =>
  typeof data === "object" && data !== null && "token" in data && "kind" in data;

/** `needed`: not yet done. `again`: once more, because the address sent many forms. `wrong`: CAPTCHA_INVALID. */
export type CaptchaProblem = "needed" | "again" | "wrong";

/** Names of its inputs. */
export const captchaFields = { token: "captchaToken", text: "captchaText", proof: "captchaProof" } as const;

/** GET: a picture; with `proof` the work that a browser does instead. `token` is the one before, where there was one. */
export const captchaPath = "/captcha.json";
