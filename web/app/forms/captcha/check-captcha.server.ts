import { timingSafeEqual } from "node:crypto";
import type { SharedLimits } from "../limits/shared-limits";
import { captchaFields } from "./captcha";
import { captchaLifetime } from "./captcha-lifetime.server";
import { openToken, type CaptchaRound, type CaptchaToken } from "./captcha-token.server";
import { checkProof } from "./proof.server";

/** Nobody reads five characters and types them over in less; with script the picture came at the first keystroke. */
const tooFast = 1_000;

export type CaptchaVerdict =
  | { kind: "passed"; id: string; round: CaptchaRound; /** Not a form that was sent twice. */ first: boolean }
  | { kind: "needed" | "hasty" | "wrong"; round: CaptchaRound };

interface Post {
  body: FormData;
  /** The same for the same words: a form that is sent twice at once is one. */
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
    // Nobody typed anything, so no characters are wrong: they are asked for.
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
