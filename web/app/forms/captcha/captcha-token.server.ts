import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { seal, unseal } from "~/secrets/sealed.server";
import { captchaLifetime } from "./captcha-lifetime.server";

const purpose = "captcha";

const tokenSchema = z.object({
  id: z.string(),
  /** The characters; null once they were typed over. */
  text: z.string().nullable(),
  /** The second picture is for who was asked again. */
  round: z.union([z.literal(1), z.literal(2)]),
  /** Drawn at the first keystroke, so that its age says how fast the form was filled in. */
  timed: z.boolean(),
  at: z.number(),
});
export type CaptchaToken = z.infer<typeof tokenSchema>;
export type CaptchaRound = CaptchaToken["round"];

export const newToken = (token: Pick<CaptchaToken, "text" | "round" | "timed">): CaptchaToken => ({
  ...token,
  id: randomUUID(),
  at: Date.now(),
});

/** What a solved one becomes: always the same, so that one picture opens one form however often it is sent. */
export const passedToken = ({ id, round }: Pick<CaptchaToken, "id" | "round">): CaptchaToken => ({
  id: createHash("sha256").update(`passed ${id}`).digest("hex"),
  text: null,
  round,
  timed: false,
  at: Date.now(),
});

export const sealToken = (token: CaptchaToken, secret: string): string => seal(JSON.stringify(token), secret, purpose);

/** Null for what is not ours, or older than it may be. Every web instance reads what any of them sealed. */
export function openToken(sealed: string, secret: string): CaptchaToken | null {
  const text = sealed.length > 2_000 ? null : unseal(sealed, secret, purpose);
  if (text === null) return null;
  const { data } = tokenSchema.safeParse(JSON.parse(text));
  return data && Date.now() - data.at < captchaLifetime * 1000 ? data : null;
}
