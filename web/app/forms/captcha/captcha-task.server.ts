import { type CaptchaTask, captchaFields } from "./captcha";
import {
  newToken,
  openToken,
  passedToken,
  sealToken,
  type CaptchaRound,
  type CaptchaToken,
  checkProof,
  captchaLifetime,
} from "./proof.server";
import { timingSafeEqual } from "node:crypto";
import type { SharedLimits } from "../limits/shared-limits";

/** Nobody reads and types five characters in less; with script the picture is created at the first keystroke. */
const tooFast = 1_000;

export type CaptchaVerdict =
  | { kind: "passed"; id: string; round: CaptchaRound; /** Not a form that was sent twice. */ first: boolean }
  | { kind: "needed" | "hasty" | "wrong"; round: CaptchaRound };

interface Post {
  body: FormData;
  /** The same for the same values: a form sent twice at once is one. */
  fingerprint: string;
}

interface Parts {
  secret: string;
  limits: Pick<SharedLimits, "claim">;
}

/** FORM-6: each picture and each proof opens one form, and a wrong answer uses it up. */
export async function checkCaptcha({ body, fingerprint }: Post, { secret, limits }: Parts): Promise<CaptchaVerdict> {
  const given = (name: string) => textOf(body.get(name));
  async function claim(id: string, round: CaptchaRound): Promise<CaptchaVerdict | null> {
    const { value, first } = await limits.claim(`captcha ${id}`, fingerprint, captchaLifetime);
    return value === fingerprint ? { kind: "passed", id, round, first } : null;
  }

  const token = openToken(given(captchaFields.token), secret);
  const round = token?.round ?? 1;
  const work = given(captchaFields.proof);
  if (work !== "") {
    const proof = await checkProof(work, secret);
    // Nothing was typed, so the characters are not wrong but needed.
    return (proof && (await claim(proof.id, proof.round))) ?? { kind: "needed", round };
  }
  const text = given(captchaFields.text);
  if (!token) return { kind: text === "" ? "needed" : "wrong", round };
  if (token.text === null) return (await claim(token.id, round)) ?? { kind: "needed", round };
  if (text.trim() === "") return { kind: "needed", round };
  if (!isSame(text, token.text)) {
    await limits.claim(`captcha ${token.id}`, "wrong", captchaLifetime);
    return { kind: "wrong", round };
  }
  if (isTooFast(token)) return { kind: "hasty", round };
  return (await claim(token.id, round)) ?? { kind: "wrong", round };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

const plain = (text: string) => Buffer.from(text.replace(/\s/g, "").toUpperCase());

function isSame(typed: string, expected: string): boolean {
  const [one, other] = [plain(typed), plain(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const isTooFast = ({ timed, at }: CaptchaToken) => timed && Date.now() - at < tooFast;

/** No two that look alike, in either case. */
const characters = "ACDEFHJKLMNPRTUVWXY3479";

/**
 * Five characters as a picture, for a data URL in the page. As pixels instead of paths: the outlines of an SVG reveal
 * which letter they are.
 */
export async function renderCaptcha(): Promise<{ text: string; picture: string }> {
  const [{ default: svgCaptcha }, { default: sharp }] = await Promise.all([import("svg-captcha"), import("sharp")]);
  const { text, data } = svgCaptcha.create({
    ...{ size: 5, noise: 2, charPreset: characters },
    ...{ width: 200, height: 64, fontSize: 60 },
  });
  const picture = await sharp(Buffer.from(data), { density: 144 })
    .flatten({ background: "#ffffff" })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return { text, picture: `data:image/png;base64,${picture.toString("base64")}` };
}

interface TaskRequest {
  round: CaptchaRound;
  /** Requested at the first keystroke. */
  timed: boolean;
}

/** A new picture. */
export async function newPicture({ round, timed }: TaskRequest, secret: string): Promise<CaptchaTask> {
  const { text, picture } = await renderCaptcha();
  return { kind: "picture", token: sealToken(newToken({ text, round, timed }), secret), picture };
}

/** The captcha of a form that came back: already passed if the characters were right, otherwise a new picture. */
export async function taskAfter(verdict: CaptchaVerdict, secret: string): Promise<CaptchaTask> {
  if (verdict.kind === "passed") return { kind: "passed", token: sealToken(passedToken(verdict), secret) };
  return newPicture({ round: verdict.round, timed: false }, secret);
}

/** The round to continue with a new picture or proof of work, from the form's token. */
export const roundOf = (token: string | null, secret: string): CaptchaRound =>
  openToken(token ?? "", secret)?.round ?? 1;
