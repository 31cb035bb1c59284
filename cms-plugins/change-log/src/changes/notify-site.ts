import { createHmac } from "node:crypto";
import { changeNoticeSchema } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { changeLogSettings } from "../change-log-settings.js";

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

/**
 * At most one notice is under way to a site; what changes meanwhile is told by one more after it. Each site has its own
 * turn: one that hangs holds up no other.
 */
function createNotifier(strapi: Core.Strapi, origin: string, secret: string) {
  let sending = false;
  let notified = 0;
  let latest = 0;

  const send = async () => {
    while (notified < latest) {
      notified = latest;
      const body = JSON.stringify(changeNoticeSchema.parse({ revision: notified }));
      await sendNotice(origin, body, secret).catch((cause: unknown) => {
        strapi.log.warn(
          `change-log: notifying the site failed, it reads the change at its next poll, site=${origin} revision=${notified}: ${String(cause)}`,
        );
      });
    }
    sending = false;
  };

  return (revision: number) => {
    latest = Math.max(latest, revision);
    if (sending) return;
    sending = true;
    // After this turn of the loop, so that a burst of commits is one notice.
    setImmediate(() => void send());
  };
}

const notifiersOf = perStrapi((strapi) => {
  const { noticeUrls, replicaSecret } = changeLogSettings(strapi);
  return replicaSecret === undefined ? [] : noticeUrls.map((origin) => createNotifier(strapi, origin, replicaSecret));
});

/**
 * Tells the site's instances to ask for what is new up to a committed change. Never throws: a lost notice is made good
 * by their polling.
 */
export function notifySite(strapi: Core.Strapi, revision: number): void {
  for (const notify of notifiersOf(strapi)) notify(revision);
}
