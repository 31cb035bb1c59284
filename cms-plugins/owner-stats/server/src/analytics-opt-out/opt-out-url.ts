import { createHmac } from "node:crypto";
import { staffOptOutPath, staffOptOutSignaturePayload } from "@gevel/config";

/** The admin follows it at once. */
const lifetimeSeconds = 5 * 60;

interface Parts {
  siteUrl: string;
  secret: string;
  now: Date;
}

/** OWNER-5: the signed address on the site that leaves a browser out of the counting; `back` is the address that opens next. */
export function optOutUrl(back: string, { siteUrl, secret, now }: Parts): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds);
  const signature = createHmac("sha256", secret).update(staffOptOutSignaturePayload(expires, back)).digest("hex");
  const query = { expires, ...(back !== "" && { back }), signature };
  return `${siteUrl}${staffOptOutPath}?${new URLSearchParams(query).toString()}`;
}
