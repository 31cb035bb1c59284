import { channel } from "node:diagnostics_channel";
import type { Core } from "@strapi/strapi";

/** `npm start` listens here from within this process (scripts/dev/child-process-hooks.mjs); elsewhere nobody does. */
const listeners = channel("gevel.start");

/** A log of a start that takes long gets a line this often, so that whoever reads it sees that it goes on. */
const lineEvery = 5000;

let lastLineAt = Date.now();

/** Tells how far the start of the CMS is: to `npm start` each time, to the log now and then. */
export function reportProgress(strapi: Core.Strapi, step: string, count?: { done: number; of: number }): void {
  listeners.publish({ step, ...count });
  if (Date.now() - lastLineAt < lineEvery) return;
  lastLineAt = Date.now();
  strapi.log.info(`start: ${step}${count ? ` ${count.done} of ${count.of}` : ""}`);
}
