import { createHmac, timingSafeEqual } from "node:crypto";
import { staffOptOutSignaturePayload, staffOptOutPictureWidth } from "@gevel/config";
import type { RequestHandler } from "express";
import { hasOptedOut, optOut } from "../../app/analytics-opt-out/opt-out-cookie.server";

interface Parts {
  siteUrl: string;
  secret: string;
  now?: () => number;
}

/** Signed, or any page could have its visitors left out. */
function isSigned(query: URLSearchParams, secret: string, now: number): boolean {
  const [expires = "", back = "", signature = ""] = ["expires", "back", "signature"].map(
    (name) => query.get(name) ?? "",
  );
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac("sha256", secret).update(staffOptOutSignaturePayload(expires, back)).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) && Number(expires) * 1000 > now;
}

/** OWNER-5: GET `staffOptOutPath`: page views from the browser of a logged-in admin user are no longer counted. */
export const answerStaffOptOut =
  ({ siteUrl, secret, now = Date.now }: Parts): RequestHandler =>
  (req, res) => {
    const query = new URL(req.url, siteUrl).searchParams;
    res.setHeader("Cache-Control", "no-store");
    res.setHeader("X-Robots-Tag", "noindex");
    if (!isSigned(query, secret, now())) return void res.status(403).type("text/plain").send("Not signed, or too old.");
    res.setHeader("Set-Cookie", optOut(siteUrl));
    const back = query.get("back");
    if (back !== null) return res.redirect(302, back);
    const width = hasOptedOut(req.headers.cookie ?? "")
      ? staffOptOutPictureWidth.known
      : staffOptOutPictureWidth.unknown;
    // The admin, of another origin, shows it.
    res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    res.type("image/svg+xml").send(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`);
  };
