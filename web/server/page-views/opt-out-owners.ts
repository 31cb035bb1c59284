import { optOut } from "../../app/analytics-opt-out/opt-out-cookie.server";

/**
 * OWNER-5: an owner who logs in, and who opens a signed preview, is not counted in this browser from then on. Told by what is
 * answered, so that no way to log in can forget it.
 */
export function optOutCookiesAfter(answer: Response, isPreview: boolean, siteUrl: string): string[] {
  const logsIn = answer.headers
    .getSetCookie()
    .some((cookie) => /^(__Host-)?gevel_owner=[^;]/.test(cookie) && !/;\s*max-age=0/i.test(cookie));
  return logsIn || (isPreview && answer.ok) ? [optOut(siteUrl)] : [];
}
