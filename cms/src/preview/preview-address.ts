import { createHmac } from "node:crypto";
import { previewPath, previewSignaturePayload, type PreviewQuery } from "@gevel/config";

/** `language` as the admin says it: the site refuses one it does not know. */
export type PreviewTarget = Omit<PreviewQuery, "language"> & { language: string };

/** How long a preview tab may stay open; the admin asks for a new address each time it is opened. */
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
