import { createHmac } from "node:crypto";
import { changeNoticeSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { kitSettings } from "../kit-settings.js";
import { perStrapi } from "../per-strapi.js";
import { currentRevision } from "./read-changes.js";

/** A site that does not answer by then asks for itself a moment later. */
const timeoutMs = 2_000;

async function sendNotice(origin: string, body: string, secret: string): Promise<void> {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const response = await fetch(new URL("/hooks/changed", origin), {
    method: "POST",
    headers: { "content-type": "application/json", "x-gevel-signature": `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

async function noticeAll(strapi: Core.Strapi): Promise<void> {
  const { noticeUrls, replicaSecret } = kitSettings(strapi);
  if (noticeUrls.length === 0) return;
  const { value } = await currentRevision(strapi);
  const body = JSON.stringify(changeNoticeSchema.parse({ revision: value }));
  await Promise.all(
    noticeUrls.map((origin) =>
      sendNotice(origin, body, replicaSecret).catch((cause: unknown) => {
        strapi.log.warn(`the notice of change ${value} did not reach ${origin}: ${String(cause)}`);
      }),
    ),
  );
}

/** At most one round of notices is under way; what changes meanwhile is told by one more round after it. */
const noticesOf = perStrapi((strapi) => {
  let sending = false;
  let again = false;

  const send = async () => {
    do {
      again = false;
      await noticeAll(strapi).catch((cause: unknown) => {
        strapi.log.warn(`no notice of a change was sent: ${String(cause)}`);
      });
    } while (again);
    sending = false;
  };

  return {
    request() {
      again = true;
      if (sending) return;
      sending = true;
      // After this turn of the loop, so that a burst of commits is one notice.
      setImmediate(() => void send());
    },
  };
});

/** Tells the site's instances to ask for what is new. Never throws: a lost notice is made good by their polling. */
export function notifySite(strapi: Core.Strapi): void {
  noticesOf(strapi).request();
}
