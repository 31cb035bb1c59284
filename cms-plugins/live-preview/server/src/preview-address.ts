import { createHmac } from "node:crypto";
import { previewPath, previewSignaturePayload, type PreviewQuery } from "@gevel/config";

/** `language` as sent by the admin: the site rejects an unknown one. */
export type PreviewTarget = Omit<PreviewQuery, "language"> & { language: string };

/** The lifetime of a preview tab's address; the admin requests a new one each time it is opened. */
const previewLifetimeSeconds = 4 * 60 * 60;

/** The signed address of a preview on the site (CMS-9); the site checks the signature with the same secret. */
export function previewAddress(
  target: PreviewTarget,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Date },
): string {
  const { type, id, language, status, unsaved } = target;
  const expires = String(Math.floor(now.getTime() / 1000) + previewLifetimeSeconds);
  const signature = createHmac("sha256", secret).update(previewSignaturePayload(target, expires)).digest("hex");
  const query = { type, id, language, status, ...(unsaved !== undefined && { unsaved }), expires, signature };
  return `${siteUrl}${previewPath(language)}?${new URLSearchParams(query).toString()}`;
}
