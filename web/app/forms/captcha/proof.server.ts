import { createHmac, createHash, randomUUID } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { z } from "zod";
import { seal, unseal } from "~/secrets/sealed.server";

/** Seconds in which a captcha may be solved: long forms take time to fill in. */
export const captchaLifetime = 60 * 60;

const purpose = "captcha";

const tokenSchema = z.object({
  id: z.string(),
  /** The characters; null once they were typed over. */
  text: z.string().nullable(),
  /** 2 is for visitors who were asked again. */
  round: z.union([z.literal(1), z.literal(2)]),
  /** Created at the first keystroke, so that its age shows how fast the form was filled in. */
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

/** The token of a solved captcha: always the same, so that one picture admits one form, however often it is sent. */
export const passedToken = ({ id, round }: Pick<CaptchaToken, "id" | "round">): CaptchaToken => ({
  id: createHash("sha256").update(`passed ${id}`).digest("hex"),
  text: null,
  round,
  timed: false,
  at: Date.now(),
});

export const sealToken = (token: CaptchaToken, secret: string): string => seal(JSON.stringify(token), secret, purpose);

/** Null if the token is not ours or has expired. Every instance of the site reads the tokens of all of them. */
export function openToken(sealed: string, secret: string): CaptchaToken | null {
  const text = sealed.length > 2_000 ? null : unseal(sealed, secret, purpose);
  if (text === null) return null;
  const { data } = tokenSchema.safeParse(JSON.parse(text));
  return data && Date.now() - data.at < captchaLifetime * 1000 ? data : null;
}

/** Hashing rounds per attempt, and the number of attempts needed: a second on a laptop, several on a phone. */
const cost = 2_000;
const tries = { min: 300, max: 700 };

const keys = (secret: string) => ({
  hmacSignatureSecret: createHmac("sha256", secret).update("captcha challenge").digest("hex"),
  hmacKeySignatureSecret: createHmac("sha256", secret).update("captcha answer").digest("hex"),
});

/** A proof of work for a browser whose visitor cannot see the picture; twice as long in the second round. */
export const requestProof = (round: CaptchaRound, secret: string): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(tries.max * round, tries.min * round),
    data: { round },
    deriveKey,
    expiresAt: new Date(Date.now() + captchaLifetime * 1000),
    ...keys(secret),
  });

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ round: z.union([z.literal(1), z.literal(2)]) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The id and round of a valid proof; null if it is wrong or too late. */
export async function checkProof(text: string, secret: string): Promise<{ id: string; round: CaptchaRound } | null> {
  const { data: proof } = proofSchema.safeParse(text.length > 4_000 ? null : parsed(text));
  if (!proof) return null;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...keys(secret) });
  return verified ? { id: proof.challenge.signature, round: proof.challenge.parameters.data.round } : null;
}
