import { channel } from "node:diagnostics_channel";
import type { Core } from "@strapi/strapi";

/**
 * `npm start` subscribes to this channel within the process (scripts/dev/child-process-hooks.mjs); elsewhere it has no
 * subscriber.
 */
const listeners = channel("gevel.start");

/** Interval of the log lines of a long start, in milliseconds; they show that it makes progress. */
const lineEvery = 5000;

let lastLineAt = Date.now();

/** Reports the progress of the CMS start: to `npm start` on every call, to the log at intervals. */
export function reportProgress(strapi: Core.Strapi, step: string, count?: { done: number; of: number }): void {
  listeners.publish({ step, ...count });
  if (Date.now() - lastLineAt < lineEvery) return;
  lastLineAt = Date.now();
  strapi.log.info(`start: ${step}${count ? ` ${count.done} of ${count.of}` : ""}`);
}
