import type { CaptchaTask } from "./captcha";
import { newToken, openToken, passedToken, sealToken, type CaptchaRound } from "./captcha-token.server";
import { renderCaptcha } from "./render-captcha.server";
import type { CaptchaVerdict } from "./check-captcha.server";

interface TaskRequest {
  round: CaptchaRound;
  /** Asked for at the first keystroke. */
  timed: boolean;
}

/** A picture that nobody saw before. */
export async function newPicture({ round, timed }: TaskRequest, secret: string): Promise<CaptchaTask> {
  const { text, picture } = await renderCaptcha();
  return { kind: "picture", token: sealToken(newToken({ text, round, timed }), secret), picture };
}

/** What a form comes back with: nothing more to do where the characters were right, else new ones. */
export async function taskAfter(verdict: CaptchaVerdict, secret: string): Promise<CaptchaTask> {
  if (verdict.kind === "passed") return { kind: "passed", token: sealToken(passedToken(verdict), secret) };
  return newPicture({ round: verdict.round, timed: false }, secret);
}

/** Which round goes on with a new picture or with work, by the token that the form holds. */
export const roundOf = (token: string | null, secret: string): CaptchaRound =>
  openToken(token ?? "", secret)?.round ?? 1;
