import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { previewQuerySchema, previewSignaturePayload, type PreviewQuery } from "@gevel/config";

const signedSchema = previewQuerySchema.extend({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** CMS-9: what a signed address asks to see; null when it was changed, is too old, or was not made by the admin. */
export function readPreviewAddress(params: URLSearchParams, secret: string, now: Date): PreviewQuery | null {
  const parsed = signedSchema.safeParse(Object.fromEntries(params));
  if (!parsed.success) return null;
  const { expires, signature, ...query } = parsed.data;
  const expected = createHmac("sha256", secret).update(previewSignaturePayload(query, expires)).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) return null;
  if (Number(expires) * 1000 <= now.getTime()) return null;
  return query;
}
