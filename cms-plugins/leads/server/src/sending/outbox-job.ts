import { backgroundJob, perStrapi } from "@gevel/core";
import { pluginSettings } from "../settings/plugin-settings.js";
import { longestPause, pauseUntil, sendOutbox } from "./send-outbox.js";
import { nextDue } from "../outbox/due-mails.js";
import { outboxJobName } from "../outbox/outbox-tables.js";

/** The mail server is unreachable, and this was logged. */
const stateOf = perStrapi(() => ({ away: false }));

const unreachable = "mail server cannot be used";

/** Sends the mails that are due. */
export const outboxJob = backgroundJob({
  name: outboxJobName,
  schedule: { everyMs: longestPause },
  longestRetryMs: longestPause,
  // A mail being sent then is repeated at the next start.
  stopMs: 5_000,
  isEnabled: (strapi) => pluginSettings(strapi).mailJob,
  failed: "outbox: sending due mails failed",
  async round(strapi, { canContinue }) {
    const state = stateOf(strapi);
    const reached = await sendOutbox(strapi, async () => canContinue());
    if (!reached && !state.away) strapi.log.error(`outbox: ${unreachable}, mails wait and the admin shows why`);
    if (reached && state.away) strapi.log.info("outbox: mail server can be used again");
    state.away = !reached;
    return reached ? "succeeded" : "server unreachable";
  },
  problem: (result) => (result === "succeeded" ? null : unreachable),
  restMs: async (strapi) => pauseUntil(await nextDue(strapi), Date.now()),
});
